/** A file as a tree; names carry the usual prefix of their namespace. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
  readonly children: readonly XmlElement[];
}

type Content = string | readonly (XmlElement | null)[];

export function element(name: string, content: Content, attributes: XmlElement["attributes"] = {}): XmlElement {
  return typeof content === "string"
    ? { name, attributes, text: content, children: [] }
    : { name, attributes, text: "", children: content.filter((child) => child !== null) };
}

/** Null instead of an element that says nothing: the standards refuse empty ones. */
export const unlessEmpty = (
  name: string,
  text: string | undefined,
  attributes?: XmlElement["attributes"],
): XmlElement | null => (text === undefined || text.trim() === "" ? null : element(name, text.trim(), attributes));

export const group = (name: string, children: readonly (XmlElement | null)[]): XmlElement | null =>
  children.some((child) => child !== null) ? element(name, children) : null;

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** XML has no way to write most control characters, so they are left out. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
    .replaceAll(/[&<>"]/g, (letter) => entities[letter] ?? letter);

function written({ name, attributes, text, children }: XmlElement): string {
  const head = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`)].join(" ");
  return `<${head}>${children.length > 0 ? children.map(written).join("") : escaped(text)}</${name}>`;
}

export const toXml = (root: XmlElement): string => `<?xml version="1.0" encoding="UTF-8"?>\n${written(root)}\n`;
