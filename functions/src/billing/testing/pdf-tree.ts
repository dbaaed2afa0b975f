import { readLettersByFont, readObjects, readWords, type PdfObject } from "./pdf-text.ts";

export interface PdfNode {
  readonly type: string;
  readonly scope?: string;
  /** Everything drawn in it and in its parts, in the order of the tree. */
  readonly text: string;
  readonly children: readonly PdfNode[];
}

export interface PdfTree {
  readonly isMarked: boolean;
  readonly language: string;
  /** The title instead of the file's name. */
  readonly showsTitle: boolean;
  readonly root: PdfNode;
  /** Drawings outside of any mark: none, in a tagged document. */
  readonly unmarked: readonly string[];
  /** Words that the tree leaves out on purpose. */
  readonly artifacts: string;
}

/** The structure of a PDF of ours as a screen reader walks it; for tests. */
export function pdfTree(pdf: Buffer): PdfTree {
  const objects = readObjects(pdf.toString("latin1"));
  const headOf = (id: string | undefined): string => objects.get(id ?? "")?.head ?? "";
  const idIn = (head: string, name: string): string | undefined =>
    new RegExp(String.raw`/${name} (\d+) 0 R`).exec(head)?.[1];
  const catalog = [...objects.values()].find(({ head }) => head.includes("/Type /Catalog"))?.head ?? "";
  const quantity = markedPieces(objects);

  const nodeOf = (id: string): PdfNode => {
    const head = headOf(id);
    const page = idIn(head, "Pg") ?? "";
    const kids = /\/K \[([^\]]*)\]/.exec(head)?.[1] ?? "";
    const children: PdfNode[] = [];
    const texts: string[] = [];
    for (const [, ref, mcid] of kids.matchAll(/(\d+) 0 R|\b(\d+)\b(?! 0 R)/g)) {
      if (ref === undefined) texts.push(quantity.byMcid.get(`${page} ${mcid ?? ""}`) ?? "?");
      else children.push(nodeOf(ref));
    }
    const scope = /\/Scope \/(\w+)/.exec(head)?.[1];
    return {
      type: /\/S \/(\w+)/.exec(head)?.[1] ?? "?",
      ...(scope === undefined ? {} : { scope }),
      text: [...texts, ...children.map(({ text }) => text)].join(" "),
      children,
    };
  };
  const top = headOf(idIn(catalog, "StructTreeRoot"));
  return {
    isMarked: headOf(idIn(catalog, "MarkInfo")).includes("/Marked true"),
    language: /\/Lang \(([^)]*)\)/.exec(catalog)?.[1] ?? "",
    showsTitle: headOf(idIn(catalog, "ViewerPreferences")).includes("/DisplayDocTitle true"),
    root: nodeOf(/\/K \[(\d+) 0 R\]/.exec(top)?.[1] ?? ""),
    unmarked: quantity.unmarked,
    artifacts: quantity.artifacts.join(" "),
  };
}

const mark = /\/(\w+)(?: <<([^>]*)>>)? B(?:MC|DC)\n([\s\S]*?)\nEMC/g;

function markedPieces(objects: ReadonlyMap<string, PdfObject>) {
  const letters = readLettersByFont(objects);
  const byMcid = new Map<string, string>();
  const unmarked: string[] = [];
  const artifacts: string[] = [];
  for (const [pageId, { head }] of objects) {
    if (!/\/Type \/Page\b/.test(head)) continue;
    const stream = objects.get(/\/Contents (\d+) 0 R/.exec(head)?.[1] ?? "")?.stream ?? "";
    for (const [, name, list = "", drawn = ""] of stream.matchAll(mark)) {
      const words = readWords(drawn, letters).join("");
      const mcid = /MCID (\d+)/.exec(list)?.[1];
      if (mcid !== undefined) byMcid.set(`${pageId} ${mcid}`, words);
      else if (name === "Artifact") artifacts.push(words);
    }
    const rest = stream.replaceAll(mark, "").split("\n");
    unmarked.push(...rest.filter((line) => /\b(?:TJ|Tj|S|f|Do)$/.test(line.trim())));
  }
  return { byMcid, unmarked, artifacts };
}
