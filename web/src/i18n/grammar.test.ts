import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import { FUNCTIONS } from "./grammar";
import list from "../../../texts/elision.tsv?raw";

const rows = list
  .split("\n")
  .filter((line) => line && !line.startsWith("#"))
  .map((line) => line.split("\t") as [string, string, string]);

const bundle = new FluentBundle("fr", { useIsolating: false, functions: FUNCTIONS });
bundle.addResource(new FluentResource("de = { DE($name) }{ $name }\nque = { QUE($name) }{ $name }"));
const say = (id: string, name: string) => bundle.formatPattern(bundle.getMessage(id)?.value ?? "", { name });

it.each(rows)("elides before %s as the program does", (name, de, que) => {
  expect([say("de", name), say("que", name)]).toEqual([de, que]);
});
