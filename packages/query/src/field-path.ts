/** A path into a document: `["address", "street"]`; `["__name__"]` means the document's own path. */
export type FieldPath = readonly string[];

export const documentNamePath: FieldPath = ["__name__"];

const simpleSegment = /^[A-Za-z_][A-Za-z_0-9]*$/;

export function isDocumentName(path: FieldPath): boolean {
  return path.length === 1 && path[0] === "__name__";
}

/** Reads `a.b.\`c.d\``; null when the text is no field path. What is no plain identifier must be quoted. */
export function parseFieldPath(text: string): FieldPath | null {
  if (!text.includes("`")) {
    const segments = text.split(".");
    return segments.every((segment) => simpleSegment.test(segment)) ? segments : null;
  }
  const segments: string[] = [];
  let position = 0;
  for (;;) {
    const segment = text[position] === "`" ? readQuoted(text, position) : readPlain(text, position);
    if (segment === null) return null;
    segments.push(segment.name);
    if (segment.end === text.length) return segments;
    if (text[segment.end] !== ".") return null;
    position = segment.end + 1;
  }
}

/** The reverse; quotes every segment that is not a plain identifier. */
export function formatFieldPath(path: FieldPath): string {
  return path.map((segment) => (simpleSegment.test(segment) ? segment : quote(segment))).join(".");
}

export function sameFieldPath(left: FieldPath, right: FieldPath): boolean {
  return left.length === right.length && left.every((segment, index) => segment === right[index]);
}

interface Segment {
  readonly name: string;
  readonly end: number;
}

function readPlain(text: string, start: number): Segment | null {
  const dot = text.indexOf(".", start);
  const end = dot === -1 ? text.length : dot;
  const name = text.slice(start, end);
  return simpleSegment.test(name) ? { name, end } : null;
}

function readQuoted(text: string, start: number): Segment | null {
  let name = "";
  for (let index = start + 1; index < text.length; index++) {
    const character = text[index] as string;
    if (character === "`") return name === "" ? null : { name, end: index + 1 };
    if (character === "\\" && index + 1 < text.length) {
      index++;
      name += text[index] as string;
    } else {
      name += character;
    }
  }
  return null;
}

function quote(segment: string): string {
  return `\`${segment.replaceAll("\\", "\\\\").replaceAll("`", "\\`")}\``;
}
