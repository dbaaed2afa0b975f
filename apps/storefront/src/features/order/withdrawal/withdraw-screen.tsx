import { formatDay } from "@lokalkorb/domain/kernel/format/format-day";
import { formatClock, formatDate } from "@lokalkorb/domain/kernel/format/format-time";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { isInTime, withdrawalLastDay } from "@lokalkorb/domain/ordering/withdrawal/withdrawal-period";
import type { PageWithLayout } from "@lokalkorb/shell/page";
import { PageHead } from "@lokalkorb/shell/page-head";
import { PageLink } from "@lokalkorb/shell/page-link";
import { LinkButton } from "@lokalkorb/ui/link-button";
import { Notice } from "@lokalkorb/ui/notice";
import { useRouter } from "next/router";
import { useMemo, type ReactElement } from "react";
import type { ShopPage } from "@/entities/shop-page/shop-page";
import { inShopLayout } from "@/layouts/shop-layout";
import { PlainHeader } from "@/layouts/top-bar";
import { useNow } from "@/shared/hydration/use-now";
import { parseOrderKey, shopPath, withdrawInfoPath, withdrawPath, type OrderKey } from "@/shared/routes/paths";
import { useGuestLink } from "../calls/use-guest-link.ts";
import { useOrder } from "../calls/use-order.ts";
import type { LiveOrder } from "../calls/watch-order.ts";
import { useChoice } from "./use-choice.ts";
import { useWithdrawal } from "./use-withdrawal.ts";
import { WithdrawConfirm } from "./withdraw-confirm.tsx";
import { WithdrawFields } from "./withdraw-fields.tsx";
import { WithdrawGoods } from "./withdraw-goods.tsx";
import { noteOf, withdrawText as words } from "./withdraw-text.ts";

/** WDR-02: to withdraw from a contract, for everybody and without sign-in; with an order where its page or mail led here. */
export const WithdrawScreen: PageWithLayout<ShopPage> = ({ menu, renderedAt }) => {
  const { name, slug, country, timezone, emailPublic: email } = menu.shop;
  const key = useAskedOrder(menu.restaurantId);
  const link = useGuestLink(key);
  const { seen: order } = useOrder(key, link);
  const choice = useChoice(order);
  // Where the shop grants nothing, the person may still declare it, in words.
  const isChosen = order !== null && choice.open.length > 0;
  const state = useWithdrawal(menu.restaurantId, {
    known: order === null ? {} : { name: order.customer.name, email: order.customer.email, orderNo: order.no },
    chosen: isChosen
      ? {
          lines: choice.chosen,
          words: choice.chosen.map(({ lineId, qty }) => `${qty} × ${lineName(order, lineId)}`),
          backCents: choice.backCents,
        }
      : null,
  });
  const { declared, arrived } = state;
  const now = useNow(renderedAt);
  const isConfirming = declared !== null && arrived === null;
  const title = isConfirming ? words.confirmTitle : words.title;
  const note = noteOf(country);
  return (
    <>
      <PageHead title={`${title} · ${name}`} path={withdrawPath(slug)} />
      <PlainHeader backTo={{ href: shopPath(slug), label: words.back(name) }} />
      <main id="inhalt" className="wrap pt-6 lg:pt-10">
        <div className="grid max-w-[44rem] gap-4">
          <h1 className="text-h1 hyphens-auto">{title}</h1>
          {arrived === null ? (
            <>
              <div className="text-pretty text-ink-2">
                <p>
                  {isConfirming
                    ? words.confirmLead
                    : order === null
                      ? words.lead(name)
                      : orderLead(order, menu.shop, now)}
                </p>
                {!isConfirming && note !== null && <p>{note}</p>}
                {!isConfirming && order === null && <p className="mt-2">{words.which}</p>}
              </div>
              <Steps at={isConfirming ? 1 : 0} />
              {isConfirming ? (
                <WithdrawConfirm shop={{ name, email }} state={state} declared={declared} />
              ) : (
                <>
                  {order !== null && (
                    <WithdrawGoods order={order} country={country} choice={choice} error={state.errors.lines} />
                  )}
                  <WithdrawFields slug={slug} state={state} choice={isChosen ? choice : null} />
                </>
              )}
              <p className="text-meta text-ink-2">
                {words.mail(email)}{" "}
                <PageLink href={withdrawInfoPath(slug)} className="link">
                  {words.instruction}
                </PageLink>
              </p>
            </>
          ) : (
            <Notice
              tone="ok"
              title={words.doneTitle}
              announce
              action={
                <LinkButton component={PageLink} size="small" look="outline" href={shopPath(slug)}>
                  {words.toShop}
                </LinkButton>
              }
            >
              {words.done(
                `${formatDate(instantToLocal(arrived.receivedAt, timezone).date)}, ${formatClock(arrived.receivedAt, timezone)}`,
                arrived.email,
              )}
            </Notice>
          )}
        </div>
      </main>
    </>
  );
};
WithdrawScreen.getLayout = inShopLayout;

/** The order that the address names, if it is one of this shop. */
function useAskedOrder(restaurantId: string): OrderKey | null {
  const { query } = useRouter();
  const asked = query["bestellung"];
  return useMemo(() => {
    const key = typeof asked === "string" ? parseOrderKey(asked) : null;
    return key?.restaurantId === restaurantId ? key : null;
  }, [asked, restaurantId]);
}

const lineName = ({ lines }: LiveOrder, lineId: string): string =>
  lines.find((line) => line.lineId === lineId)?.name ?? "";

function orderLead(order: LiveOrder, shop: ShopPage["menu"]["shop"], now: number): string {
  const { country, timezone, address } = shop;
  const place = { country, timezone, zip: address.zip };
  const day = (date: string): string => formatDay(date, country);
  const of = words.ofOrder(order.no, day(instantToLocal(order.placedAt, timezone).date));
  const { completedAt } = order;
  if (completedAt === undefined) return `${of} ${words.untilReceived}`;
  const last = day(withdrawalLastDay(completedAt, place));
  return `${of} ${isInTime(now, completedAt, place) ? words.until(last) : words.late(last)}`;
}

function Steps({ at }: { readonly at: number }): ReactElement {
  return (
    <ol className="grid grid-cols-2 gap-2 text-meta" aria-label={words.stepsLabel}>
      {words.steps.map((name, index) => (
        <li
          key={name}
          aria-current={index === at ? "step" : undefined}
          className={`border-t-3 pt-2 ${index <= at ? "border-theme-ink font-bold" : "border-line-strong text-ink-2"}`}
        >
          {name}
        </li>
      ))}
    </ol>
  );
}
