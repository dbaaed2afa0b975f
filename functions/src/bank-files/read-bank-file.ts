import { readBankFile as contract } from "@lokalkorb/contracts/bank-files";
import { can } from "@lokalkorb/domain/access/permissions";
import { mostFileLetters } from "@lokalkorb/domain/invoices/bank/bank-limits";
import { type AwaitedInvoice, matchEntries } from "@lokalkorb/domain/invoices/bank/match-entries";
import { isOpenInvoice, lateOpenCents, outstandingCents } from "@lokalkorb/domain/invoices/invoice-state";
import { isIban } from "@lokalkorb/domain/kernel/money/iban";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { readDocument, readQuery } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { b2bInvoiceDocument } from "@lokalkorb/model/documents/restaurants/b2b-invoices";
import { invoicesDocument } from "@lokalkorb/model/documents/restaurants/data/invoices";
import { roleIn } from "../access/staff.ts";
import type { InvoiceDeps, StoredInvoice } from "../business-invoices/papers/invoice-deps.ts";
import { readMailShop } from "../notifications/read-mail-shop.ts";
import { defineCallable, type Command } from "../platform/endpoints/define-callable.ts";
import type { LimitedDeps } from "../platform/rate-limits.ts";
import { bookedKeys } from "./booked-keys.ts";
import { readStatement } from "./read-statement.ts";

/** Drafts aside: a settled one is looked for so that money for it is not taken for money of another. */
const mostSettled = 500;
const awaited = ["issued", "sent", "partiallyPaid", "inDunning"] as const;

const command: Command<typeof contract, InvoiceDeps & LimitedDeps> = async (
  { restaurantId, content },
  caller,
  deps,
) => {
  const role = await roleIn(deps.db, restaurantId, caller.uid);
  if (role === null || !can(role, "invoices.write")) return refuse({ type: "not-allowed" });
  const limited = await deps.rateLimits.take(deps, "bankFile", caller);
  if (limited !== null) return refuse(limited);
  const statement = await readStatement(Buffer.from(content, "base64"));
  if (!statement.ok) return refuse({ type: "bank-file-unreadable", problem: statement.refusal });
  const { accounts, entries, leftOut } = statement.value;
  const [{ shop }, settings, invoices, booked] = await Promise.all([
    readMailShop(deps, restaurantId),
    readDocument(deps.db, invoicesDocument, { restaurantId }),
    knownInvoices(deps, restaurantId),
    bookedKeys(
      deps.db,
      restaurantId,
      entries.map(({ key }) => key),
    ),
  ]);
  const today = instantToLocal(deps.now(), shop.timezone).date;
  const known = invoices.map((invoice) => awaitedOf(invoice, today));
  const open = known.filter(({ restCents }) => restCents > 0);
  const fresh = entries.filter(({ key }) => !booked.has(key));
  const matches = new Map(matchEntries(fresh, known).map((match, index) => [fresh[index]?.key, match]));
  const own = settings?.bank?.iban;
  return ok({
    accounts: accounts.filter(isIban),
    isOtherAccount: own !== undefined && accounts.some((account) => isIban(account) && account !== own),
    entries: entries.map(({ texts, ...entry }) => {
      const match = matches.get(entry.key) ?? { kind: "none" as const, shares: [], overCents: 0, named: [] };
      return {
        ...entry,
        text: texts.join(" "),
        isBooked: booked.has(entry.key),
        ...match,
        shares: [...match.shares],
        named: [...match.named],
      };
    }),
    leftOut: { ...leftOut },
    invoices: open.map(({ id, no, names: [name = ""], restCents }) => ({ id, no, name, restCents })),
  });
};

async function knownInvoices({ db }: InvoiceDeps, restaurantId: string): Promise<readonly StoredInvoice[]> {
  const [open, recent] = await Promise.all([
    readQuery(
      db,
      queryOf(
        b2bInvoiceDocument,
        { restaurantId },
        {
          where: [
            ["type", "==", "invoice"],
            ["status", "in", awaited],
          ],
        },
      ),
    ),
    readQuery(
      db,
      queryOf(b2bInvoiceDocument, { restaurantId }, { orderBy: [["issuedAt", "desc"]], limit: mostSettled }),
    ),
  ]);
  const known = new Map([...recent, ...open].map((invoice) => [invoice.id, invoice]));
  return [...known.values()].filter(({ type, no }) => type === "invoice" && no !== undefined);
}

/** Money that is just the rest of the invoice settles it; more is for the delay, which may be left when it is paid. */
function awaitedOf(invoice: StoredInvoice, today: string): AwaitedInvoice {
  const { id, no = "", dueOn, buyer, status } = invoice;
  const isOpen = isOpenInvoice(invoice, today);
  const late = isOpen || status === "paid" ? lateOpenCents(invoice) : 0;
  return {
    id,
    no,
    dueOn,
    restCents: (isOpen ? outstandingCents(invoice) : 0) + late,
    names: [buyer.legalName ?? buyer.name, buyer.name],
  };
}

export const readBankFile = defineCallable(contract, command, { mostBytes: mostFileLetters + 1_000 });
