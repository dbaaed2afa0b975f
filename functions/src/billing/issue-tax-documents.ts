import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { takeInvoiceNumber } from "@lokalkorb/domain/invoices/invoice-number";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { jurisdictions } from "@lokalkorb/domain/kernel/country/jurisdiction";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import * as admin from "@lokalkorb/model/admin/admin-documents";
import { invoicesDocument } from "@lokalkorb/model/documents/restaurants/data/invoices";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { invoicePath } from "@lokalkorb/model/storage-paths";
import { createKeyedMutex } from "../platform/concurrency/keyed-mutex.ts";
import type { OrderAddress } from "../ordering/payment-port.ts";
import type { Deps } from "../platform/deps.ts";
import { companyOf, embeddedEInvoice } from "./embedded-e-invoice.ts";
import { eInvoiceOfCorrection, eInvoiceOfReceipt } from "./e-invoice-of-order.ts";
import { dueTaxDocuments, type DueTaxDocument } from "./due-tax-documents.ts";
import { defaultSeries, untouchedSettings } from "./invoice-number.ts";
import type { IssuedTaxDocument } from "./invoice-attachment.ts";
import type { PrivateFiles } from "./private-files.ts";
import { type CorrectionInput, correctionOf, receiptOf } from "./receipt-of.ts";
import type { MailShop } from "./seller.ts";

/** Orders of one shop that end at once wait here and not in aborted transactions; between processes the database decides. */
const mutex = createKeyedMutex({ longest: 60_000 });

/**
 * Every paper that the order should have, with its number and its file. May run twice, at once or after a kill: a number
 * is taken together with its entry in the order, and a file that is missing is drawn again for the same number.
 */
export async function issueTaxDocuments(
  deps: Deps,
  files: PrivateFiles,
  shop: MailShop,
  key: OrderAddress,
): Promise<readonly IssuedTaxDocument[]> {
  const order = await mutex.run([key.restaurantId], () =>
    admin.inTransaction(admin.contended(deps.db), (tx) => takeNumbers(tx, key, shop, deps.now())),
  );
  if (order === null) return [];
  await deps.failpoint("papers:numbered");
  const invoices = order.receipts ?? [];
  for (const invoice of invoices) {
    if (!(await files.exists(invoice.path)))
      await draw(deps, files, { shop, order, restaurantId: key.restaurantId }, invoice);
  }
  return invoices;
}

async function takeNumbers(
  tx: admin.AdminTransaction,
  key: OrderAddress,
  shop: MailShop,
  now: Instant,
): Promise<Order | null> {
  const order = await admin.readDocument(tx, orderDocument, key);
  if (order === null) return null;
  const due = dueTaxDocuments(order);
  if (due.length === 0) return order;
  const invoices = await admin.readDocument(tx, invoicesDocument, { restaurantId: key.restaurantId });
  const year = Number(instantToLocal(now, shop.timezone).date.slice(0, 4));
  let numbering = invoices?.numbering ?? defaultSeries(year);
  const issued = due.map((invoice): IssuedTaxDocument => {
    const { no, series } = takeInvoiceNumber(numbering[invoice.kind], year);
    numbering = { ...numbering, [invoice.kind]: series };
    return taxDocumentEntry(key.restaurantId, invoice, no, now);
  });
  const receipts = [...(order.receipts ?? []), ...issued];
  admin.updateDocument(tx, orderDocument, key, { receipts });
  if (invoices === null) {
    admin.createDocument(tx, invoicesDocument, { restaurantId: key.restaurantId }, { ...untouchedSettings, numbering });
  } else admin.updateDocument(tx, invoicesDocument, { restaurantId: key.restaurantId }, { numbering });
  return { ...order, receipts };
}

const taxDocumentEntry = (
  restaurantId: Id<"shop">,
  invoice: DueTaxDocument,
  no: string,
  at: Instant,
): IssuedTaxDocument => ({
  no,
  kind: invoice.kind,
  path: invoicePath({
    restaurantId,
    series: "receipts",
    // A prefix is the shop's own text; a number stays unique, because digits and dashes stay.
    invoiceId: no.replaceAll(/[^A-Za-z0-9-]/g, "_"),
    extension: "pdf",
  }),
  at,
  ...(invoice.kind === "credit" ? { refundId: invoice.refundId } : {}),
});

async function draw(
  deps: Deps,
  files: PrivateFiles,
  { shop, order, restaurantId }: { readonly shop: MailShop; readonly order: Order; readonly restaurantId: Id<"shop"> },
  invoice: IssuedTaxDocument,
): Promise<void> {
  const { no, at, kind, path, refundId } = invoice;
  const company = (await companyOf(deps, restaurantId, order)) ?? undefined;
  const question = { order, shop, no, at, company };
  const receipt = must(
    (order.receipts ?? []).find((one) => one.kind === "receipt"),
    "a correction has its receipt",
  );
  const correction = (): CorrectionInput => ({
    ...question,
    receipt,
    refund: must(
      order.refunds?.find(({ id }) => id === refundId),
      `refund ${refundId ?? ""} of a paper`,
    ),
  });
  const isReceipt = kind === "receipt";
  const eInvoice =
    company === undefined
      ? null
      : await embeddedEInvoice(
          deps,
          company,
          isReceipt ? eInvoiceOfReceipt(question, company) : eInvoiceOfCorrection(correction(), company),
        );
  const carriesEInvoice = eInvoice !== null;
  const content = isReceipt
    ? receiptOf({ ...question, carriesEInvoice })
    : correctionOf({ ...correction(), carriesEInvoice });
  // Drawing takes a large library, which only an order that ends needs.
  const { invoicePdf } = await import("./pdf/invoice-pdf.ts");
  const pdf = await invoicePdf(content, at, eInvoice ?? undefined);
  await files.writeOnce(path, pdf, { no, kind, retainUntil: retainUntil(at, shop) });
}

/** INV-04: to the end of the calendar year. */
export const retainUntil = (at: Instant, { country, timezone }: Pick<MailShop, "country" | "timezone">): string =>
  `${Number(instantToLocal(at, timezone).date.slice(0, 4)) + jurisdictions[country].invoices.retentionYears}-12-31`;
