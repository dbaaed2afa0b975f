/** Markup that is safe to put into markup. Made by `html` alone. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = Markup | string | number | null | readonly Part[];

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function asText(part: Part): string {
  if (part === null) return "";
  if (part instanceof Markup) return part.text;
  if (typeof part === "object") return part.map(asText).join("");
  return String(part).replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}

/** A template without its layout in the source. */
const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, " ");

/** A template whose values are escaped, unless they are markup themselves. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(strings.map(oneLine).reduce((text, string, at) => text + asText(parts[at - 1] ?? null) + string));
