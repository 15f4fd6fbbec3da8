// French and English are equals: same messages, same variables; and French is set as a printer would.
import { parse, Visitor, type Message, type TextElement, type VariableReference } from "@fluent/syntax";
import { describe, expect, it } from "vitest";

const FILES = import.meta.glob<string>("../../../texts/*/*.ftl", { query: "?raw", import: "default", eager: true });

const names = [...new Set(Object.keys(FILES).map((path) => path.split("/").pop() ?? ""))];
const source = (language: string, name: string) => FILES[`../../../texts/${language}/${name}`];

class Variables extends Visitor {
  readonly names = new Set<string>();
  override visitVariableReference(node: VariableReference): void {
    this.names.add(node.id.name);
  }
}

class Texts extends Visitor {
  readonly all: string[] = [];
  override visitTextElement(node: TextElement): void {
    this.all.push(node.value);
  }
}

function messagesOf(text: string): Map<string, string[]> {
  const messages = new Map<string, string[]>();
  for (const entry of parse(text, {}).body) {
    if (entry.type === "Junk") throw new Error(`Not Fluent: ${entry.content}`);
    if (entry.type !== "Message") continue;
    const variables = new Variables();
    variables.visit(entry as Message);
    messages.set(entry.id.name, [...variables.names].sort());
  }
  return messages;
}

describe.each(names)("%s", (name) => {
  const french = source("fr", name);
  const english = source("en", name);

  it("is written in both languages, with the same messages and variables", () => {
    expect(french).toBeDefined();
    expect(english).toBeDefined();
    expect(Object.fromEntries(messagesOf(french ?? ""))).toEqual(Object.fromEntries(messagesOf(english ?? "")));
  });

  it("has narrow no-break spaces before ; : ! ? » and after « in French", () => {
    const texts = new Texts();
    texts.visit(parse(french ?? "", {}));
    const wrong = texts.all.filter((text) => /(?<!^|\u202f|[!?])[;:!?»](?!\/\/)|«(?!\u202f)/u.test(text));
    expect(wrong).toEqual([]);
  });
});
