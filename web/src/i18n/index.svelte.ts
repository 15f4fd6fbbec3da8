// The words on screen. `t` is reactive: whoever shows a sentence shows it again when the language changes.
import type { FluentBundle } from "@fluent/bundle";
import type { Translate } from "../games/contract";
import { chosenLanguage, keepLanguage, preferredLanguage, type Language } from "./language";
import { bundleOf, format } from "./texts";

interface Spoken {
  language: Language;
  bundle: FluentBundle | null;
}

const files = ["shell"];
let spoken = $state.raw<Spoken>({ language: "fr", bundle: null });

export function language(): Language {
  return spoken.language;
}

async function speak(language: Language): Promise<void> {
  const bundle = await bundleOf(language, files);
  spoken = { language, bundle };
  document.documentElement.lang = language;
}

/** To be awaited before anything is drawn. */
export async function startSpeaking(): Promise<void> {
  await speak(preferredLanguage(chosenLanguage(), navigator.languages));
}

export async function switchLanguage(language: Language): Promise<void> {
  keepLanguage(language);
  await speak(language);
}

/** Adds the words of a game. */
export async function loadTexts(file: string): Promise<void> {
  if (files.includes(file)) return;
  files.push(file);
  await speak(spoken.language);
}

export const t: Translate = (id, args) => (spoken.bundle && format(spoken.bundle, id, args)) ?? id;

export function hasText(id: string): boolean {
  return spoken.bundle?.hasMessage(id) ?? false;
}
