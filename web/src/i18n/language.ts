// Which language the reader wants: what he chose, else what his browser says.
export const LANGUAGES = ["fr", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

const KEPT_AS = "bestiaire.language";

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

export function preferredLanguage(chosen: string | null, spoken: readonly string[]): Language {
  if (isLanguage(chosen)) return chosen;
  for (const tag of spoken) {
    const language = tag.slice(0, 2).toLowerCase();
    if (isLanguage(language)) return language;
  }
  return "en";
}

export function chosenLanguage(): string | null {
  return localStorage.getItem(KEPT_AS);
}

export function keepLanguage(language: Language): void {
  localStorage.setItem(KEPT_AS, language);
}

/** A language chosen in another tab is meant for this one, too. */
export function onLanguageKept(hear: (language: Language) => void): void {
  window.addEventListener("storage", ({ key, newValue }) => {
    if (key === KEPT_AS && isLanguage(newValue)) hear(newValue);
  });
}
