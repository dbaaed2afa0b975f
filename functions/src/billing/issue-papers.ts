import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { jurisdictions } from "@lokalkorb/domain/kernel/country/jurisdiction";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import {
  createDocument,
  readDocument,
  updateDocument,
  type AdminTransaction,
} from "@lokalkorb/model/admin/admin-documents";
import { invoicesDocument } from "@lokalkorb/model/documents/restaurants/data/invoices";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { invoicePath } from "@lokalkorb/model/storage-paths";
import { createTurns } from "../platform/concurrency/in-turn.ts";
import type { Deps } from "../platform/deps.ts";
import { duePapers, type DuePaper } from "./due-papers.ts";
import { defaultSeries, takePaperNumber } from "./paper-number.ts";
import type { PrivateFiles } from "./private-files.ts";
import { correctionOf, receiptOf } from "./receipt-of.ts";
import type { MailShop } from "./seller.ts";

type IssuedPaper = NonNullable<Order["receipts"]>[number];

interface OrderKey {
  readonly restaurantId: string;
  readonly orderId: string;
}

/** Orders of one shop that end at once wait here and not in aborted transactions; between processes the database decides. */
/** What talks to others may take as long as the function itself. */
const turns = createTurns({ longest: 60_000 });

/**
 * Every paper that the order should have, with its number and its file. May run twice, at once or after a kill: a number
 * is taken together with its entry in the order, and a file that is missing is drawn again for the same number.
 */
export const issuePapers = async (
  deps: Deps,
  files: PrivateFiles,
  shop: MailShop,
  key: OrderKey,
): Promise<readonly IssuedPaper[]> => {
  const order = await turns.run([key.restaurantId], () =>
    deps.db.runTransaction((transaction) => takeNumbers({ db: deps.db, transaction }, key, shop, deps.now()), {
      maxAttempts: 25,
    }),
  );
  if (order === null) return [];
  await deps.step("papers:numbered");
  const papers = order.receipts ?? [];
  for (const paper of papers) {
    if (!(await files.exists(paper.path))) await draw(files, shop, order, paper);
  }
  return papers;
};

const takeNumbers = async (
  tx: AdminTransaction,
  key: OrderKey,
  shop: MailShop,
  now: Instant,
): Promise<Order | null> => {
  const order = await readDocument(tx, orderDocument, key);
  if (order === null) return null;
  const due = duePapers(order);
  if (due.length === 0) return order;
  const invoices = await readDocument(tx, invoicesDocument, { restaurantId: key.restaurantId });
  const year = Number(instantToLocal(now, shop.timezone).date.slice(0, 4));
  let numbering = invoices?.numbering ?? defaultSeries(year);
  const issued = due.map((paper): IssuedPaper => {
    const { no, series } = takePaperNumber(numbering[paper.kind], year);
    numbering = { ...numbering, [paper.kind]: series };
    return paperEntry(key.restaurantId, paper, no, now);
  });
  const receipts = [...(order.receipts ?? []), ...issued];
  updateDocument(tx, orderDocument, key, { receipts });
  if (invoices === null) {
    createDocument(tx, invoicesDocument, { restaurantId: key.restaurantId }, { ...untouchedSettings, numbering });
  } else updateDocument(tx, invoicesDocument, { restaurantId: key.restaurantId }, { numbering });
  return { ...order, receipts };
};

const paperEntry = (restaurantId: string, paper: DuePaper, no: string, at: Instant): IssuedPaper => ({
  no,
  kind: paper.kind,
  path: invoicePath({
    restaurantId,
    series: "receipts",
    // A prefix is the shop's own text; a number stays unique, because digits and dashes stay.
    invoiceId: no.replaceAll(/[^A-Za-z0-9-]/g, "_"),
    extension: "pdf",
  }),
  at,
  ...(paper.kind === "credit" ? { refundId: paper.refundId } : {}),
});

const draw = async (files: PrivateFiles, shop: MailShop, order: Order, paper: IssuedPaper): Promise<void> => {
  const { no, at, kind, path, refundId } = paper;
  const question = { order, shop, no, at };
  const receipt = must(
    (order.receipts ?? []).find((one) => one.kind === "receipt"),
    "a correction has its receipt",
  );
  const content =
    kind === "receipt"
      ? receiptOf(question)
      : correctionOf({
          ...question,
          receipt,
          refund: must(
            order.refunds?.find(({ id }) => id === refundId),
            `refund ${refundId ?? ""} of a paper`,
          ),
        });
  // Drawing takes a large library, which only an order that ends needs.
  const { paperPdf } = await import("./pdf/paper-pdf.ts");
  await files.writeOnce(path, await paperPdf(content, at), { no, kind, retainUntil: retainUntil(at, shop) });
};

/** INV-04: to the end of the calendar year. */
export const retainUntil = (at: Instant, { country, timezone }: Pick<MailShop, "country" | "timezone">): string =>
  `${Number(instantToLocal(at, timezone).date.slice(0, 4)) + jurisdictions[country].invoices.retentionYears}-12-31`;

/** What the settings hold until somebody fills them in. */
const untouchedSettings = {
  template: { headerText: "", footerText: "", bankLine: "", color: "", language: "de" },
  eInvoice: { de: "none", at: "none", leitwegIdRequired: false },
  dunning: [],
  defaultDueDays: 14,
  accountingExport: { format: "csv", accounts: {} },
  platform: [],
} as const;
