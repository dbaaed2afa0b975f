import { can } from "@lokalkorb/domain/access/permissions";
import { deskGroups, type DeskGroup, outstandingCents } from "@lokalkorb/domain/invoices/invoice-state";
import type { PageWithLayout } from "@lokalkorb/shell/page";
import { PageLink } from "@lokalkorb/shell/page-link";
import { Button } from "@lokalkorb/ui/button";
import { EmptyState } from "@lokalkorb/ui/empty-state";
import { Segmented } from "@lokalkorb/ui/segmented";
import type { ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { ContentWait } from "@/layouts/content-wait";
import { ShopLayout } from "@/layouts/shop-layout";
import { useQueryValue, useSetQuery } from "@/shared/routes/use-query-value";
import { shopPath } from "@/shared/routes/routes";
import { BankDialog } from "./bank/bank-dialog.tsx";
import { bankText } from "./bank/bank-text.ts";
import { DueInvoices } from "./due-invoices.tsx";
import { InvoiceDialog } from "./invoice-dialog.tsx";
import { InvoiceRow } from "./invoice-row.tsx";
import { groupNames, invoicesText as words } from "./invoices-text.ts";
import { type InvoiceDesk, useInvoices } from "./use-invoices.ts";

/** The desk of invoices to companies: collect, issue, book what comes in (product/state-machines 3.4). */
export const InvoicesScreen: PageWithLayout = () => {
  const { restaurantId, role } = useShop();
  const desk = useInvoices();
  const mayWrite = can(role, "invoices.write");
  const setQuery = useSetQuery();
  const stand = useQueryValue("stand");
  const isBankOpen = useQueryValue("bankdatei") !== null;
  const here = stand === null ? {} : { stand };
  if (desk.status !== "present") return <ContentWait status={desk.status} words={words} />;
  return (
    <div className="mx-auto grid w-full max-w-[960px] gap-4 px-4 py-4 md:px-5">
      <div className="grid justify-items-start gap-1">
        <p className="max-w-[68ch] text-name text-ink-2">{words.lead}</p>
        {mayWrite && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <Button look="outline" onClick={() => void setQuery({ ...here, bankdatei: "offen" })}>
              {bankText.open}
            </Button>
            <PageLink
              href={`${shopPath("settings", restaurantId)}?ansicht=rechnungen`}
              className="link inline-flex min-h-11 items-center"
            >
              {words.settings}
            </PageLink>
          </div>
        )}
      </div>
      {mayWrite && isBankOpen && <BankDialog onClose={() => void setQuery(here)} />}
      <DueInvoices mayWrite={mayWrite} counted={`${desk.groups.drafts.length} ${desk.groups.cancelled.length}`} />
      <Desk desk={desk} />
    </div>
  );
};
InvoicesScreen.getLayout = (page) => <ShopLayout route="invoices">{page}</ShopLayout>;

/** The group stands in the address, so that a reload and the way back find it. */
function Desk({ desk }: { readonly desk: InvoiceDesk }): ReactElement {
  const setQuery = useSetQuery();
  const wanted = useQueryValue("stand");
  const chosen = useQueryValue("rechnung");
  const first = deskGroups.find((group) => desk.groups[group].length > 0) ?? "drafts";
  const group = deskGroups.find((one) => one === wanted) ?? first;
  const shown = desk.groups[group];
  const open = desk.all.find(({ id }) => id === chosen);
  return (
    <section aria-label={words.groups} className="grid gap-3">
      <Segmented
        legend={words.groups}
        name="invoice-groups"
        className="max-sm:grid-flow-row! max-sm:grid-cols-3"
        segments={deskGroups.map((value) => ({
          value,
          label: groupNames[value],
          detail: <span className="text-meta">{desk.groups[value].length}</span>,
        }))}
        value={group}
        onChange={(value) => void setQuery({ stand: value })}
      />
      {shown.length === 0 ? (
        <EmptyState picture="basket" title={words.none[group]}>
          {words.noneText}
        </EmptyState>
      ) : (
        <>
          <p className="text-name font-bold">{words.sum(group, shown.length, sumOf(desk, group))}</p>
          <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
            {shown.map((invoice) => (
              <InvoiceRow
                key={invoice.id}
                invoice={invoice}
                today={desk.today}
                onOpen={() => void setQuery({ stand: group, rechnung: invoice.id })}
              />
            ))}
          </ul>
        </>
      )}
      {open !== undefined && (
        <InvoiceDialog
          key={open.id}
          invoice={open}
          today={desk.today}
          onClose={() => void setQuery({ stand: group })}
        />
      )}
    </section>
  );
}

/** Of what is awaited, the rest; of all others, the whole amount. */
const sumOf = ({ groups }: InvoiceDesk, group: DeskGroup): number =>
  groups[group].reduce(
    (sum, invoice) => sum + (group === "open" || group === "overdue" ? outstandingCents(invoice) : invoice.grossCents),
    0,
  );
