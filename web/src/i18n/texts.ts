// Where the words are: texts/<language>/<file>.ftl at the root of the repository, loaded when needed.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { FUNCTIONS } from "./grammar";
import type { Language } from "./language";

const FILES = import.meta.glob<string>(["../../../texts/*/*.ftl", "!../../../texts/*/cli.ftl"], {
  query: "?raw",
  import: "default",
});

async function read(language: Language, file: string): Promise<FluentResource | null> {
  const load = FILES[`../../../texts/${language}/${file}.ftl`];
  return load ? new FluentResource(await load()) : null;
}

/** All the words of these files in one language. */
export async function bundleOf(language: Language, files: Iterable<string>): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false, functions: FUNCTIONS });
  const resources = await Promise.all([...files].map((file) => read(language, file)));
  for (const resource of resources) if (resource) bundle.addResource(resource);
  return bundle;
}

/** A sentence, or null if nobody has written it. */
export function format(bundle: FluentBundle, id: string, args?: Record<string, string | number>): string | null {
  const message = bundle.getMessage(id);
  if (!message?.value) return null;
  return bundle.formatPattern(message.value, args, []);
}
