import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "postcss";
import type { ChildNode } from "postcss";

/** The rules of one style sheet that can hold for a page. */
export type FirstStyle = (html: string) => string;

interface Rule {
  readonly text: string;
  /** Each selector's classes; one selector has to have all of its own. None: always. */
  readonly needs: readonly (readonly string[])[];
}

interface Block {
  readonly open: string;
  readonly parts: readonly Part[];
}

type Part = Rule | Block;

/** Blocks in which there are no selectors of elements. */
const whole = new Set(["keyframes", "font-face", "property"]);

/** Prepares a style sheet once, so that a page that is rendered takes from it what its classes need. */
export function prepareFirstStyle(css: string): FirstStyle {
  const parts = parse(css).nodes.map(readPart);
  return (html) => {
    const classes = classesIn(html);
    return parts.map((part) => textOf(part, classes)).join("");
  };
}

function readPart(node: ChildNode): Part {
  if (node.type === "rule") return { text: node.toString(), needs: node.selectors.map(classesOf) };
  if (node.type !== "atrule") return { text: "", needs: [] };
  if (node.nodes === undefined) return { text: `${node.toString()};`, needs: [] };
  if (whole.has(node.name)) return { text: node.toString(), needs: [] };
  return { open: `@${node.name} ${node.params}{`, parts: node.nodes.map(readPart) };
}

function textOf(part: Part, classes: ReadonlySet<string>): string {
  if ("text" in part)
    return part.needs.length === 0 || part.needs.some((names) => names.every((name) => classes.has(name)))
      ? part.text
      : "";
  const inside = part.parts.map((inner) => textOf(inner, classes)).join("");
  return inside === "" ? "" : `${part.open}${inside}}`;
}

/** What stands in brackets may or may not hold; a rule too many harms nobody. */
function classesOf(selector: string): readonly string[] {
  const plain = selector.replaceAll(/:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, "");
  return [...plain.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi)].map(([, name = ""]) =>
    name.replaceAll(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_match, code: string | undefined, sign: string | undefined) =>
      code === undefined ? (sign ?? "") : String.fromCodePoint(Number.parseInt(code, 16)),
    ),
  );
}

const signs: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

function classesIn(html: string): ReadonlySet<string> {
  const names = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = ""]) => list.split(" "));
  return new Set(names.map((name) => name.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => signs[sign] ?? sign)));
}

const prepared = new Map<string, FirstStyle | null>();

/** Of a style sheet of the build, by its path in the build's folder; null where this server does not have it on its disk. */
export function firstStyleOf(file: string): FirstStyle | null {
  const known = prepared.get(file);
  if (known !== undefined) return known;
  const css = read(join(process.cwd(), ".next", file));
  const style = css === null ? null : prepareFirstStyle(css);
  prepared.set(file, style);
  return style;
}

function read(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}
