import { codeComments, readSources } from "./read-sources.ts";
import { idsIn } from "./product-ids.ts";

export interface Citation {
  readonly id: string;
  /** File and line. */
  readonly place: string;
}

/** The beginning of a comment's second line: an id may stand behind a word of the line before. */
const lineBreak = /\n\s*\*?\s*/g;
const lines = /[^\n]+/g;
const settingComments = /(?<=^|\s)#[^\n]*/gm;
/** Strings of one line that begin with what may be an id: titles of tests, figures of long runs ("figure P7 …"). */
const titles = /(["'`])(?=(?:figure )?[A-Z][A-Z\d]{0,2}-?[A-Z\d])(?:(?!\1)[^\n\\]|\\.)*\1/g;

const code = ["*.ts", "*.tsx", "*.mjs", "*.css", "*.rules"];
/** Pages that list ids, and the module and test that show what ids look like. */
const listing = [
  ":!docs/product",
  ...["product-ids.ts", "cited-ids.test.ts"].map((file) => `:!packages/dev/tooling/src/facts/${file}`),
];
const settings = ["*.yaml", "*.yml", "*.sh", ".env.example", "*Dockerfile"];

/** The parts of a file that may cite ids: comments and titles of code, comments of settings, each line of a page. */
export function citingParts(file: string, text: string): readonly { readonly from: number; readonly text: string }[] {
  const parts = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map((match) => ({ from: match.index, text: match[0].replaceAll(lineBreak, " ") }));
  if (file.endsWith(".md")) return parts(lines);
  return /\.(?:ts|tsx|mjs|css|rules)$/.test(file) ? [...parts(codeComments), ...parts(titles)] : parts(settingComments);
}

/** Every id that the repository cites, beside the pages that list them. */
export function citedIds(): readonly Citation[] {
  const sources = readSources(...code, ...settings, "*.md", ...listing);
  return sources.flatMap(({ file, text }) =>
    citingParts(file, text).flatMap((part) =>
      idsIn(part.text).map((id) => ({ id, place: `${file}:${text.slice(0, part.from).split("\n").length}` })),
    ),
  );
}
