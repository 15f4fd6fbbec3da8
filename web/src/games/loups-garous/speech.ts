// The voice of a device: the browser's speech synthesis, if it has one. Captions never depend on it.

/** As much of `window.speechSynthesis` as we use, so that tests can stand in for it. */
export interface Voice {
  speak: (utterance: SpeechSynthesisUtterance) => void;
  cancel: () => void;
  getVoices: () => SpeechSynthesisVoice[];
}

export type Tongue = "fr" | "en";

const LOCALES: Record<Tongue, string> = { fr: "fr-FR", en: "en-GB" };
/** A narrator takes his time. */
const RATE = 0.92;

export function browserVoice(): Voice | null {
  return typeof speechSynthesis === "undefined" || typeof SpeechSynthesisUtterance === "undefined"
    ? null
    : speechSynthesis;
}

/** Says a sentence after those before it. */
export function speakAloud(voice: Voice, text: string, tongue: Tongue): void {
  const utterance = new SpeechSynthesisUtterance(text.replaceAll("**", ""));
  utterance.lang = LOCALES[tongue];
  utterance.rate = RATE;
  const found = voice.getVoices().filter((it) => it.lang.toLowerCase().startsWith(tongue));
  utterance.voice = found.find((it) => it.localService) ?? found[0] ?? null;
  voice.speak(utterance);
}
