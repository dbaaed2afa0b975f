import type { Order } from "@lokalkorb/domain/ordering/order/order";

type IssuedPaper = NonNullable<Order["receipts"]>[number];

/** 'rechnung-r-2026-00001.pdf' */
export const paperFileName = ({ kind, no }: Pick<IssuedPaper, "kind" | "no">): string =>
  `${kind === "receipt" ? "rechnung" : "rechnungskorrektur"}-${no.toLowerCase().replaceAll(/[^a-z0-9-]/g, "-")}.pdf`;

export const paperAttachment = (
  paper: IssuedPaper,
): { readonly name: string; readonly contentType: string; readonly path: string } => ({
  name: paperFileName(paper),
  contentType: "application/pdf",
  path: paper.path,
});
