// The words on screen. `t` is reactive: whoever shows a sentence shows it again when the language changes.
import type { FluentBundle } from "@fluent/bundle";
import { untrack } from "svelte";
import type { Translate } from "../games/contract";
import { chosenLanguage, keepLanguage, onLanguageKept, preferredLanguage, type Language } from "./language";
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

/** The last reading that was begun. */
let latest: Promise<void> = Promise.resolve();

/** Files come in any order: what was asked for last holds all words, and whoever was earlier waits for it. */
function speak(language: Language): Promise<void> {
  const wanted = [...files];
  const reading: Promise<void> = bundleOf(language, wanted).then((bundle) => {
    if (reading !== latest) return latest;
    spoken = { language, bundle };
    document.documentElement.lang = language;
    nameManifest(language);
  });
  latest = reading;
  return reading;
}

/** Whoever installs the house reads its signs in his language. */
function nameManifest(language: Language): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel='manifest']");
  const wanted = language === "fr" ? "/manifest.webmanifest" : `/manifest.${language}.webmanifest`;
  if (link && link.getAttribute("href") !== wanted) link.setAttribute("href", wanted);
}

/** To be awaited before anything is drawn. */
export async function startSpeaking(): Promise<void> {
  await speak(preferredLanguage(chosenLanguage(), navigator.languages));
  onLanguageKept((chosen) => void speak(chosen));
}

export async function switchLanguage(language: Language): Promise<void> {
  keepLanguage(language);
  await speak(language);
}

/** Adds the words of a game or a room. They are there when this is done. */
export async function loadTexts(file: string): Promise<void> {
  if (files.includes(file)) return latest;
  files.push(file);
  try {
    await speak(untrack(language));
  } catch (error) {
    // They may come when they are asked for again.
    files.splice(files.indexOf(file), 1);
    throw error;
  }
}

export const t: Translate = (id, args) => (spoken.bundle && format(spoken.bundle, id, args)) ?? id;

/** Which words there are: another one whenever the language changes or a file of words comes. */
export function voice(): object | null {
  return spoken.bundle;
}

export function hasText(id: string): boolean {
  return spoken.bundle?.hasMessage(id) ?? false;
}
