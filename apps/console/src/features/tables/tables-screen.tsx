import type { PageWithLayout } from "@lokalkorb/shell/page";
import { PageLink } from "@lokalkorb/shell/page-link";
import { Button } from "@lokalkorb/ui/button";
import { Dialog } from "@lokalkorb/ui/dialog";
import { EmptyState } from "@lokalkorb/ui/empty-state";
import { ErrorState } from "@lokalkorb/ui/error-state";
import { PrinterIcon, RefreshCwIcon } from "@lokalkorb/ui/icons";
import { LinkButton } from "@lokalkorb/ui/link-button";
import { notify } from "@lokalkorb/ui/notify";
import { SkeletonGroup } from "@lokalkorb/ui/skeleton";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { valueOf } from "@lokalkorb/model/document/document-state";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { fulfilmentMethodDocument } from "@lokalkorb/model/documents/restaurants/distribution-options";
import { useModelClient } from "@lokalkorb/model/react/model-provider";
import { useQuery } from "@lokalkorb/model/react/use-query";
import { useState, type ReactElement } from "react";
import { createPortal } from "react-dom";
import { PublishBar } from "@/entities/catalog/publish-bar";
import { useShop } from "@/entities/shop/shop-context";
import { ShopLayout } from "@/layouts/shop-layout";
import { useStorefrontUrl } from "@/layouts/use-storefront-url";
import { shopPath } from "@/shared/routes/routes";
import { TablePosters } from "./table-posters.tsx";
import { tablesText as words } from "./tables-text.ts";
import { useTableCodes } from "./use-table-codes.ts";

type Method = DocumentOf<typeof fulfilmentMethodDocument>;

/** The QR codes of the tables: made, printed, and renewed when a photo of one went around. */
export const TablesScreen: PageWithLayout = () => {
  const { restaurantId } = useShop();
  const client = useModelClient();
  const state = useQuery(queryOf(fulfilmentMethodDocument, { restaurantId }));
  const methods = (valueOf(state) ?? []).filter(({ type, tables = [] }) => type === "dineIn" && tables.length > 0);
  return (
    <>
      <div className="mx-auto grid w-full max-w-[1080px] gap-5 px-4 py-4 md:px-5">
        <PageLink href={shopPath("fulfilment", restaurantId)} className="link inline-flex min-h-11 items-center">
          {words.back}
        </PageLink>
        {state.status === "failed" ? (
          <ErrorState title={words.failed} onRetry={() => client?.cache.retryFailed()} />
        ) : state.status === "pending" ? (
          <SkeletonGroup count={2} label={words.loading} className="h-44" groupClassName="grid! gap-3" />
        ) : methods.length === 0 ? (
          <EmptyState
            title={words.noTables}
            action={
              <LinkButton component={PageLink} look="outline" href={shopPath("fulfilment", restaurantId)}>
                {words.back}
              </LinkButton>
            }
          >
            {words.noTablesText}
          </EmptyState>
        ) : (
          <>
            <p className="max-w-[68ch] text-name text-ink-2">{words.lead}</p>
            {methods.map((method) => (
              <MethodTables key={method.id} method={method} />
            ))}
          </>
        )}
      </div>
      <PublishBar changes={[]} />
    </>
  );
};
TablesScreen.getLayout = (page) => <ShopLayout route="tables">{page}</ShopLayout>;

const questions = {
  renew: { title: words.renewTitle, text: words.renewText, label: words.renew, done: words.renewed },
  drop: { title: words.dropTitle, text: words.dropText, label: words.drop, done: words.dropped },
} as const;

function MethodTables({ method: { id, name, tables, tableCode } }: { readonly method: Method }): ReactElement {
  const { shop } = useShop();
  const origin = useStorefrontUrl();
  const codes = useTableCodes();
  const [asked, ask] = useState<keyof typeof questions | null>(null);
  const posters = { shopName: shop.name, slug: shop.slug, origin, tables: tables ?? [], code: tableCode ?? "" };
  const make = async (): Promise<void> => {
    if (await codes.renew(id)) notify({ message: words.made });
  };
  const answer = async (what: keyof typeof questions): Promise<void> => {
    const isDone = await codes[what](id);
    ask(null);
    if (isDone) notify({ message: questions[what].done });
  };
  return (
    <section aria-labelledby={`tische-${id}`} className="grid gap-4">
      <h2 id={`tische-${id}`} className="text-h3">
        {name}
      </h2>
      {tableCode === undefined ? (
        <div className="grid justify-items-start gap-3">
          <p className="text-ink-2">{words.noCodes}</p>
          <Button pending={codes.isBusy} onClick={() => void make()}>
            {words.make}
          </Button>
        </div>
      ) : (
        <>
          <div className="flex flex-wrap gap-2">
            <Button icon={<PrinterIcon size={16} />} onClick={() => window.print()}>
              {words.print}
            </Button>
            <Button look="outline" icon={<RefreshCwIcon size={16} />} onClick={() => ask("renew")}>
              {words.renew}
            </Button>
            <Button look="quiet" onClick={() => ask("drop")}>
              {words.drop}
            </Button>
          </div>
          <TablePosters {...posters} />
          {createPortal(
            <div className="print-sheet">
              <TablePosters {...posters} isPaper />
            </div>,
            document.body,
          )}
        </>
      )}
      {asked !== null && (
        <Dialog open onClose={() => ask(null)} title={questions[asked].title} width={480}>
          <div className="grid gap-4">
            <p>{questions[asked].text}</p>
            <div className="grid grid-cols-2 gap-3">
              <Button look="outline" onClick={() => ask(null)}>
                {words.cancel}
              </Button>
              <Button look="danger" pending={codes.isBusy} onClick={() => void answer(asked)}>
                {questions[asked].label}
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </section>
  );
}
