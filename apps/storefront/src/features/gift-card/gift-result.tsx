import type { Id } from "@lokalkorb/domain/kernel/branded";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { formatDay } from "@lokalkorb/domain/kernel/format/format-day";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { PageLink } from "@lokalkorb/shell/page-link";
import { Button } from "@lokalkorb/ui/button";
import { LinkButton } from "@lokalkorb/ui/link-button";
import { Notice } from "@lokalkorb/ui/notice";
import type { ReactElement, ReactNode } from "react";
import type { ShopPage } from "@/entities/shop-page/shop-page";
import { giftPath, shopPath } from "@/shared/routes/paths";
import { giftText, resultText as words } from "./gift-text.ts";
import { useGiftSale, type GiftResult, type GiftSale } from "./use-gift-sale.ts";

interface ResultProps {
  readonly shop: ShopPage["menu"]["shop"];
  readonly restaurantId: Id<"shop">;
  readonly saleId: string;
  readonly wasStopped: boolean;
  readonly now: number;
}

/** The end of a purchase, as the server knows it. The code itself stands in the mail and on the paper alone. */
export function GiftResultCard({ shop, restaurantId, saleId, wasStopped, now }: ResultProps): ReactElement {
  const result = useGiftSale(restaurantId, saleId, wasStopped);
  const { sale } = result;
  const again = (
    <LinkButton component={PageLink} look="outline" href={giftPath(shop.slug)}>
      {words.again}
    </LinkButton>
  );
  if (sale === null) return <Notice announce>{words.asking}</Notice>;
  if (sale === "elsewhere") return <State {...words.elsewhere} />;
  if (sale === "failed")
    return (
      <State {...words.failed} tone="warning">
        <Button look="outline" onClick={result.retry}>
          {words.retry}
        </Button>
      </State>
    );
  switch (sale.state) {
    case "open":
      return <Open sale={sale} result={result} />;
    case "checking":
      return (
        <State {...words.checking}>
          <Button look="outline" onClick={result.retry}>
            {words.retry}
          </Button>
        </State>
      );
    case "over":
      return <State {...words.over}>{again}</State>;
    case "refunded":
      return <State {...words.refunded}>{again}</State>;
    case "paid":
      return <Paid sale={sale} result={result} shop={shop} now={now} />;
  }
}

function Open({ sale, result }: { readonly sale: GiftSale; readonly result: GiftResult }): ReactElement {
  return (
    <State {...words.open} tone="warning">
      {sale.url !== undefined && (
        <LinkButton component="a" href={sale.url}>
          {words.goOn(formatMoney(sale.cents ?? 0))}
        </LinkButton>
      )}
      <Button look="outline" pending={result.ending} pendingLabel={words.ending} onClick={result.giveUp}>
        {words.giveUp}
      </Button>
    </State>
  );
}

/** Milliseconds: the clock of the page stands still between its minutes. */
const onItsWay = 120_000;

interface PaidProps extends Pick<ResultProps, "shop" | "now"> {
  readonly sale: GiftSale;
  readonly result: GiftResult;
}

function Paid({ sale, result, shop, now }: PaidProps): ReactElement {
  const { cents = 0, no = "", buyerEmail = "", sentAt, hasPaper } = sale;
  const day = sentAt === undefined ? "" : formatDay(instantToLocal(sentAt, shop.timezone).date, shop.country);
  return (
    <section className="order-card" aria-live="polite">
      <h2 className="text-h2">{words.paid}</h2>
      <p>{words.worth(formatMoney(cents), no)}</p>
      {sentAt !== undefined && <p>{sentAt > now + onItsWay ? words.sent(words.onDay(day)) : words.wasSent}</p>}
      {buyerEmail !== "" && <p className="[overflow-wrap:anywhere]">{words.copy(buyerEmail)}</p>}
      <div className="flex flex-wrap items-center gap-3">
        {hasPaper === true ? (
          <Button pending={result.loading} pendingLabel={words.loading} onClick={result.download}>
            {words.paper}
          </Button>
        ) : (
          <p className="text-ink-2">{words.paperSoon}</p>
        )}
        <LinkButton component={PageLink} look="outline" href={shopPath(shop.slug)}>
          {giftText.toShop}
        </LinkButton>
      </div>
    </section>
  );
}

interface StateProps {
  readonly title: string;
  readonly text: string;
  readonly tone?: "info" | "warning";
  readonly children?: ReactNode;
}

const State = ({ title, text, tone = "info", children }: StateProps): ReactElement => (
  <div className="grid gap-4">
    <Notice tone={tone} title={title} announce>
      {text}
    </Notice>
    <div className="flex flex-wrap gap-3">{children}</div>
  </div>
);
