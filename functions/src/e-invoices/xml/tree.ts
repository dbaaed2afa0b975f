import type { XmlElement } from "./xml-element.ts";

/** All elements at a path below one; '' names the element itself. */
export function all(from: XmlElement, path: string): readonly XmlElement[] {
  let found: readonly XmlElement[] = [from];
  for (const name of path === "" ? [] : path.split("/")) {
    found = found.flatMap(({ children }) => children.filter((child) => child.name === name));
  }
  return found;
}

const nothing: XmlElement = { name: "", attributes: {}, text: "", children: [] };

/** The first element at a path, or an empty one: a rule then finds nothing in it. */
export const first = (from: XmlElement, path: string): XmlElement => all(from, path)[0] ?? nothing;

export const has = (from: XmlElement, path: string): boolean => all(from, path).length > 0;

export const textAt = (from: XmlElement, path: string): string => first(from, path).text.trim();

export const says = (from: XmlElement, path: string): boolean => textAt(from, path) !== "";

/** An amount as whole hundredths. NaN compares with nothing, so that a rule over a broken amount fails. */
export function hundredthsAt(from: XmlElement, path: string): number {
  const match = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(textAt(from, path));
  if (match === null) return Number.NaN;
  const [, sign, whole, part = ""] = match;
  const value = Number(whole) * 100 + Number(part.padEnd(2, "0"));
  return sign === "-" ? 0 - value : value;
}

/** As `hundredthsAt`, but 0 where the file may leave it out. */
export const optionalHundredths = (from: XmlElement, path: string): number =>
  has(from, path) ? hundredthsAt(from, path) : 0;

export const sumAt = (elements: readonly XmlElement[], path: string): number =>
  elements.reduce((sum, one) => sum + hundredthsAt(one, path), 0);
