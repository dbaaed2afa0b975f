import { deskGroupOf, type DeskGroup } from "@lokalkorb/domain/invoices/invoice-state";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { valueOf } from "@lokalkorb/model/document/document-state";
import { b2bInvoiceDocument } from "@lokalkorb/model/documents/restaurants/b2b-invoices";
import { useQuery } from "@lokalkorb/model/react/use-query";
import { useMemo } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { useMinute } from "@/shared/device/use-now";

export type Invoice = DocumentOf<typeof b2bInvoiceDocument>;

/** Drafts and all that money is awaited for, however old. */
const unsettled = ["draft", "issued", "sent", "partiallyPaid", "inDunning"] as const;
/** Of those that are settled, the last ones. */
export const shownSettled = 200;

export interface InvoiceDesk {
  readonly status: "pending" | "failed" | "present";
  readonly today: string;
  readonly all: readonly Invoice[];
  readonly groups: Readonly<Record<DeskGroup, readonly Invoice[]>>;
}

export function useInvoices(): InvoiceDesk {
  const { restaurantId, shop } = useShop();
  const today = instantToLocal(useMinute(), shop.timezone).date;
  const open = useQuery(
    queryOf(
      b2bInvoiceDocument,
      { restaurantId },
      {
        where: [
          ["type", "==", "invoice"],
          ["status", "in", unsettled],
        ],
      },
    ),
  );
  const recent = useQuery(
    queryOf(b2bInvoiceDocument, { restaurantId }, { orderBy: [["issuedAt", "desc"]], limit: shownSettled }),
  );
  const found = valueOf(open);
  const latest = valueOf(recent);
  return useMemo(() => {
    const isFailed = open.status === "failed" || recent.status === "failed";
    const known = new Map([...(latest ?? []), ...(found ?? [])].map((invoice) => [invoice.id, invoice]));
    const all = [...known.values()].toSorted((a, b) => b.createdAt - a.createdAt);
    const of = (group: DeskGroup) => all.filter((invoice) => deskGroupOf(invoice, today) === group);
    return {
      status: isFailed ? "failed" : found === null || latest === null ? "pending" : "present",
      today,
      all,
      groups: {
        drafts: of("drafts"),
        open: of("open").toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : 1)),
        overdue: of("overdue").toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : 1)),
        paid: of("paid"),
        cancelled: of("cancelled"),
      },
    };
  }, [found, latest, open.status, recent.status, today]);
}
