// What no page may say that was built with this value of an option: in French, in English. `null`: no sentence of the rules
// speaks of the other values. Every value of every option stands here (see pages.test.ts).
export type Never = [fr: RegExp, en: RegExp] | null;

const seat = (fr: RegExp, en: RegExp, seats: number): Record<string, Never> =>
  Object.fromEntries(Array.from({ length: seats }, (_, index) => [String(index + 1), [fr, en] as Never]));

const HUNTERS = ["drawn", "fourbe", "negociateur", "garde-chasse", "devot", "egoiste", "discret", "diplomate"];
const anyHunter: Record<string, Never> = Object.fromEntries(HUNTERS.map((hunter) => [hunter, null]));
const anyCard: Record<string, Never> = { default: null, yes: null };

export const NEVER: Record<string, Record<string, Record<string, Never>>> = {
  bestioles: {
    target: {
      "12": [/dix-huit points|\b18\b|bleusaille/i, /eighteen points|\b18\b|rookies/i],
      "18": [/douze points|\b12\b|bleusaille/i, /twelve points|\b12\b|rookies/i],
      bleusaille: [/six points|douze points|\b12\b|\b18\b/i, /six points|twelve points|\b12\b|\b18\b/i],
    },
  },
  cryptide: {
    mode: {
      normal: [/avancé|quatre couleurs|48 indices|contraires/, /advanced|four colours|48 clues|negations/],
      advanced: [
        /mode normal|trois couleurs|23 indices|sans le noir/,
        /normal mode|three colours|23 clues|without black/,
      ],
    },
    table: {
      strict: [/l’honneur|trompée/, /honour|misled/],
      honour: [/est stricte|seuls les jetons honnêtes/, /is strict|only honest tokens/],
    },
    answers: {
      automatic: [/pose lui-même/, /cube themselves/],
      click: [/L’arbitre pose pour/, /referee puts a disc/],
    },
    difficulty: {
      any: [/ici (facile|moyenne|difficile)/, /(easy|medium|hard) here/],
      easy: [/ici (moyenne|difficile)/, /(medium|hard) here/],
      medium: [/ici (facile|difficile)/, /(easy|hard) here/],
      hard: [/ici (facile|moyenne)/, /(easy|medium) here/],
    },
    first: { drawn: null, ...seat(/joueur, tiré au sort/, /player, drawn by lot/, 5) },
  },
  monstre: {
    manches: { "3": [/cinq manches/i, /five rounds/i], "5": [/trois manches/i, /three rounds/i] },
    chien: {
      reste: [/passe à sa victime|prend le Chien/, /goes to its victim|takes the Dog/],
      passe: [/Chien reste/, /Dog stays/],
    },
    brouillard: {
      mains: [/qu’une carte de chacun|met une carte/, /one card of each|puts in a card/],
      "une-carte": [/toutes les mains|autant de cartes/, /whole hands|as many cards as before/],
    },
    egalite: {
      partage: [/manches de plus départagent|on joue encore/, /further rounds part|ties play on/i],
      manche: [/on partage|gagnent ensemble/, /ties share|win together/i],
    },
    memoire: {
      avec: [/comme il peut/, /as they can/],
      sans: [/table se souvient pour vous/, /table remembers for you/],
    },
  },
  "loups-garous": {
    wolves: {
      default: null,
      "1": [/(Deux|Trois)[^.]* Loups-garous (se cachent|à cette)/i, /(Two|Three)[^.]* Werewolves (hide|at this)/i],
      "2": [/(Un|trois) Loups?-garous? (se cache|à cette)/i, /(One|three) Werewol\w+ (hide|at this)/i],
      "3": [/(Un|Deux) Loups?-garous? (se cache|à cette)/i, /(One|Two) Werewol\w+ (hide|at this)/i],
    },
    seer: { ...anyCard, no: [/la Voyante (regarde|voit)/i, /the Seer (looks|sees)/i] },
    hunter: { ...anyCard, no: [/Chasseur[^.;:]* tire/, /Hunter[^.;:]* shoot/] },
    cupid: {
      ...anyCard,
      no: [/Amoureux (meurt|éliminé)|Cupidon (en )?désigne/, /a Lover dies|Lover is followed|Cupid names/],
    },
    thief: { ...anyCard, no: [/Voleur (peut|voit|doit)/, /Thief (may|sees|must)/] },
    girl: { ...anyCard, no: [/Petite Fille (peut|dort)|Elle dort/, /Little Girl (may|sleeps)|She sleeps/] },
    double: {
      each: [/pas de double|un porteur|un seul porteur|à la donne/, /no double|one player holds|at the deal/],
      fixed: [/à chaque vote|par vote|pas de double/, /each vote|arrow a vote|no double/],
      none: [/double flèche compte|Villageois a la double/, /double arrow counts|Villager has the double/],
    },
    second_tie: {
      nobody: [
        /sort désigne un des|tous les ex æquo sont|eux, puis (le sort|tous)/,
        /tied is drawn|all who are tied|them, then (by lot|all)/,
      ],
      random: [/égalité, (personne|tous)|eux, puis (personne|tous)/, /tie (nobody|all)|them, then (nobody|all)/],
      all: [/égalité, (personne|le sort)|eux, puis (personne|le sort)/, /tie (nobody|one)|them, then (nobody|by lot)/],
    },
    wolves_tie: {
      random: [/ne dévorent personne/, /devour nobody/],
      nobody: [/mènent, puis le sort/, /who lead, then by lot/],
    },
    cupid_silent: {
      random: [/n’en fait aucun/, /Cupid makes none/],
      none: [/Cupidon muet sont tirés/, /Cupid’s are drawn/],
    },
    hunter_grief: {
      yes: [/comme imprimé|dévoré ou éliminé par le vote peut/, /as printed|devoured or voted out may/],
      literal: [/mort de chagrin tire\b|mourant, peut|mourant peut/, /grief shoots|dying, may|dying Hunter may/],
    },
    parity_ends_game: {
      off: [/aussi nombreux|parité finit/, /as many as the others|parity ends the/],
      on: [
        /ne reste (\*\*)?qu’eux|dernier Villageois est mort|parité ne finit/,
        /only they|last Villager is dead|Parity ends nothing/,
      ],
    },
    dead_watch: {
      on: [/rien de plus qu’un curieux/, /no more than an onlooker/],
      off: [/morts voient tout/, /dead see everything/],
    },
    dead_chat: {
      off: [/morts ne parlent qu’entre|morts entre eux/, /dead talk among|dead among/],
      on: [/morts se taisent|morts jamais/, /dead keep silent|dead are silent|dead never/],
    },
  },
  gevaudan: {
    characters: {
      off: [
        /Solliciter coûte|donne une influence|Cette table joue avec/,
        /Soliciting costs|gives one influence|plays with the/,
      ],
      on: [/sans les Personnages/, /without the Characters/],
    },
    events: { standard: [/événements historiques remplacent/, /Historical events take the place/], historical: null },
    abilities: { off: [/Deux jetons Trace/, /Two Trace tokens/i], on: null },
    deck: {
      usual: [/Première partie|huit manches|plus tard que d’ordinaire/, /First game|eight rounds|later than usual/],
      first_game: [/Cinq des six|entre les manches|huit manches/, /Five of the other|between rounds|eight rounds/],
      history: [
        /entre les manches|Première partie|Derniers tours ne prend/,
        /between rounds|First game|rounds do not take/,
      ],
    },
    last_rounds: {
      free: [/Derniers tours prend la place|manches 7 et 9/, /last rounds take the place|rounds 7 and 9/],
      draw: [/ne prend pas la place|manches 6 et 8/, /do not take the place|rounds 6 and 8/],
    },
    beast_cell: {
      entering: [/cela seul|Finir son tour sur la Bête/, /that alone|Ending a turn on the Beast/],
      ending: [/Entrer sur la case|Aller sur la Bête/, /Entering the Beast|Going onto the Beast/],
    },
    heal: {
      wounded: [/même sans blessure/i, /wounded or not|without a wound/i],
      always: [/demande une blessure|Un blessé peut/, /Healing takes a wound|The wounded may/],
    },
    memory: { notebook: [/comme sur papier/, /as on paper/], paper: [/carnet/i, /notebook/i] },
    first: { drawn: [/tiré ou choisi/, /drawn or chosen/], ...seat(/tiré au sort/, /drawn by lot/, 4) },
    hunter1: anyHunter,
    hunter2: anyHunter,
    hunter3: anyHunter,
    hunter4: anyHunter,
  },
};
