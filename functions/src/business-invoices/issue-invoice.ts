import { createHash } from "node:crypto";
import type { BusinessInvoice } from "@lokalkorb/domain/invoices/invoice-fields";
import { takeInvoiceNumber } from "@lokalkorb/domain/invoices/invoice-number";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import * as admin from "@lokalkorb/model/admin/admin-documents";
import { b2bInvoiceDocument } from "@lokalkorb/model/documents/restaurants/b2b-invoices";
import { invoicesDocument } from "@lokalkorb/model/documents/restaurants/data/invoices";
import { invoicePath } from "@lokalkorb/model/storage-paths";
import { defaultSeries, untouchedSettings } from "../billing/invoice-number.ts";
import { writeShopEffect } from "../outbox/write-shop-effect.ts";
import { canonicalJson } from "../platform/idempotency.ts";
import type { StoredSettings } from "./papers/invoice-deps.ts";

export interface Issuing {
  readonly restaurantId: string;
  readonly invoiceId: string;
  readonly document: Omit<
    BusinessInvoice,
    "no" | "series" | "issuedAt" | "contentHash" | "prevHash" | "pdfPath" | "locked"
  >;
  readonly settings: StoredSettings;
  readonly timezone: string;
  readonly now: Instant;
}

/** Where a paper lies; the number stays unique, since its digits and dashes stay. */
export const businessPaperPath = (restaurantId: string, no: string, level?: number): string =>
  pathOf(restaurantId, no, "pdf", level);

const pathOf = (restaurantId: string, no: string, extension: "pdf" | "xml", level?: number): string =>
  invoicePath({
    restaurantId,
    series: "b2b",
    invoiceId: `${no.replaceAll(/[^A-Za-z0-9-]/g, "_")}${level === undefined ? "" : `_mahnung-${level}`}`,
    extension,
  });

/**
 * INV-02, INV-03: the number, the hash over all that will never change, and the document that has both, in one transaction with
 * the order to draw and send it. Each document names the hash of the one before, so that none is changed or left out unseen.
 */
export function issueDocument(tx: admin.AdminTransaction, issuing: Issuing): { readonly no: string } {
  const { restaurantId, invoiceId, document, settings, timezone, now } = issuing;
  const year = Number(instantToLocal(now, timezone).date.slice(0, 4));
  const numbering = settings?.numbering ?? defaultSeries(year);
  const series = document.type === "invoice" ? "b2b" : "credit";
  const { no, series: after } = takeInvoiceNumber(numbering[series], year);
  const { xmlFormat } = document;
  const fixed = {
    ...document,
    no,
    series,
    issuedAt: now,
    pdfPath: businessPaperPath(restaurantId, no),
    // ZUGFeRD lies in the paper.
    ...(xmlFormat === undefined || xmlFormat === "zugferd" ? {} : { xmlPath: pathOf(restaurantId, no, "xml") }),
    locked: true,
  };
  const prevHash = settings?.lastHash ?? "";
  const contentHash = contentHashOf({ ...fixed, prevHash });
  admin.setDocument(
    tx,
    b2bInvoiceDocument,
    { restaurantId, invoiceId },
    { ...fixed, status: "issued", prevHash, contentHash },
  );
  const counted = { numbering: { ...numbering, [series]: after }, lastHash: contentHash };
  if (settings === null)
    admin.createDocument(tx, invoicesDocument, { restaurantId }, { ...untouchedSettings, ...counted });
  else admin.updateDocument(tx, invoicesDocument, { restaurantId }, counted);
  const invoice = { id: invoiceId };
  writeShopEffect(tx, { kind: "invoice", restaurantId, event: "invoiceIssued", cause: invoiceId, invoice }, now);
  return { no };
}

/** Over everything but where the money and the mails are. */
export function contentHashOf(invoice: BusinessInvoice): string {
  const {
    status: _status,
    paidCents: _paid,
    payments: _payments,
    bankEntries: _entries,
    late: _late,
    writtenOff: _writtenOff,
    dunning: _dunning,
    sentAt: _sent,
    cancelledBy: _cancelled,
    corrected: _corrected,
    contentHash: _hash,
    ...fixed
  } = invoice;
  return createHash("sha256").update(canonicalJson(fixed)).digest("hex");
}
