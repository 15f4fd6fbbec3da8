// The engravings of the plates. They are files of their own: pictures have no business in the script.
const FILES = import.meta.glob<string>("./scenes/*.svg", { eager: true, query: "?url", import: "default" });

export const SCENES: Record<string, string> = Object.fromEntries(
  Object.entries(FILES).map(([path, url]) => [path.replace("./scenes/", "").replace(".svg", ""), url]),
);
