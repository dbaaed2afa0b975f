import type Pdf from "pdfkit";

export type Doc = InstanceType<typeof Pdf>;

/** One part of what a screen reader walks through, as PDF names them (A11-09). */
export interface Tag {
  readonly type: "Document" | "H1" | "P" | "Table" | "TR" | "TH" | "TD" | "Figure";
  readonly element: ReturnType<Doc["struct"]>;
}

export const rootTag = (doc: Doc): Tag => ({ type: "Document", element: doc.struct("Document") });

/** A part at the end of another one. A head says whether it stands for its column or its row. */
export function tagIn(doc: Doc, parent: Tag, type: Tag["type"], scope?: "Column" | "Row"): Tag {
  // The library knows the scope, its types do not.
  return added(doc, parent, type, (scope === undefined ? {} : { scope }) as Parameters<Doc["struct"]>[1]);
}

/** A drawing, with the words that are heard in its place. */
export const figureIn = (doc: Doc, parent: Tag, alt: string): Tag => added(doc, parent, "Figure", { alt });

function added(doc: Doc, parent: Tag, type: Tag["type"], options: Parameters<Doc["struct"]>[1]): Tag {
  const element = doc.struct(type, options);
  parent.element.add(element);
  return { type, element };
}

/** Draws inside of a tag; null = what is decoration, or stands in the tree already. */
export function drawIn(doc: Doc, tag: Tag | null, draw: () => void): void {
  const content = tag === null ? null : doc.markStructureContent(tag.type);
  if (content === null) doc.markContent("Artifact");
  draw();
  doc.endMarkedContent();
  if (content !== null) tag?.element.add(content);
}
