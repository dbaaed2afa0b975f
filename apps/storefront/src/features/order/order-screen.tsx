import { formatSlot } from "@lokalkorb/domain/time/format-time";
import { instantToLocal } from "@lokalkorb/domain/time/zoned-time";
import { isOpen } from "@lokalkorb/domain/orders/order-status-groups";
import { openCents } from "@lokalkorb/domain/orders/payment-rules";
import type { Instant } from "@lokalkorb/domain/time/instant";
import type { PageWithLayout } from "@lokalkorb/shell/page";
import { PageHead } from "@lokalkorb/shell/page-head";
import { EmptyState } from "@lokalkorb/ui/empty-state";
import { GoodsRow } from "@lokalkorb/ui/illustration";
import { LinkButton } from "@lokalkorb/ui/link-button";
import { LiveRegion } from "@lokalkorb/ui/live-region";
import { SkeletonGroup } from "@lokalkorb/ui/skeleton";
import { StatusPill } from "@lokalkorb/ui/status-pill";
import { ThemeScope } from "@lokalkorb/ui/theme-scope";
import { useRouter } from "next/router";
import type { ReactElement } from "react";
import { PageLink } from "@/frame/page-link";
import { homePath, parseOrderKey } from "@/frame/paths";
import { routes } from "@/frame/routes";
import type { OrderKey } from "@/frame/paths";
import { SiteLayout } from "@/frame/site-layout";
import { TopBar } from "@/frame/top-bar";
import { useNow } from "@/frame/use-now";
import { OrderActions } from "./order-actions.tsx";
import { OrderReceipt } from "./order-receipt.tsx";
import { headlines, nextSteps, orderText, payText } from "./order-text.ts";
import { OrderTimeline } from "./order-timeline.tsx";
import { useOrder } from "./use-order.ts";
import type { WatchedOrder } from "./use-order.ts";
import type { LiveOrder } from "./watch-order.ts";

/** Live, for the person who ordered; everything here comes from their own order in this browser. */
export const OrderScreen: PageWithLayout = () => {
  const router = useRouter();
  const id = typeof router.query["id"] === "string" ? router.query["id"] : null;
  const key = id === null ? null : parseOrderKey(id);
  const watched = useOrder(key);
  const { seen, shop } = watched;
  const now = useNow(0);
  const title = seen ? `${headlines[seen.status](seen.restaurantName)} ${orderText.title}` : orderText.title;
  const page = (
    <>
      <PageHead title={title} noIndex={routes.order.noIndex} />
      {seen && key ? (
        <Seen order={seen} orderKey={key} watched={watched} now={now} />
      ) : (
        <Unseen watched={watched} broken={router.isReady && key === null} />
      )}
    </>
  );
  return (
    <ThemeScope variables={shop?.themeVariables ?? {}} name={shop?.themeKey ?? ""}>
      <SiteLayout {...(shop && { seller: { name: shop.name, slug: shop.slug } })}>{page}</SiteLayout>
    </ThemeScope>
  );
};
OrderScreen.getLayout = (page) => page;

function Unseen({ watched, broken }: { readonly watched: WatchedOrder; readonly broken: boolean }): ReactElement {
  const { order } = watched;
  const offline = order.status === "failed" && order.failure.type !== "denied";
  const missing = broken || order.status === "absent" || (order.status === "failed" && !offline);
  const home = (
    <LinkButton component={PageLink} href={homePath()}>
      {orderText.home}
    </LinkButton>
  );
  return (
    <>
      <header className="bg-surface shadow-[0_1px_0_var(--line)]">
        <TopBar className="text-theme-ink" />
      </header>
      <main id="inhalt" className="wrap py-8">
        <h1 className={missing || offline ? "sr-only" : "text-h1"}>{orderText.title}</h1>
        {missing ? (
          <EmptyState title={broken ? orderText.brokenTitle : orderText.missingTitle} action={home}>
            {broken ? orderText.brokenText : orderText.missingText}
          </EmptyState>
        ) : offline ? (
          <EmptyState title={orderText.offlineTitle} picture="basket">
            {orderText.offlineText}
          </EmptyState>
        ) : (
          <SkeletonGroup count={3} label={orderText.loading} className="h-44" groupClassName="mt-6 grid! gap-4" />
        )}
        <LiveRegion>{offline ? orderText.offlineTitle : ""}</LiveRegion>
      </main>
    </>
  );
}

const sizes = [64, 76, 88, 112, 72];

interface SeenProps {
  readonly order: LiveOrder;
  readonly orderKey: OrderKey;
  readonly watched: WatchedOrder;
  readonly now: Instant;
}

function Seen({ order, orderKey, watched, now }: SeenProps): ReactElement {
  const { shop, menu, connection } = watched;
  const timezone = shop?.timezone ?? "Europe/Berlin";
  const { slot, place } = order.distribution;
  const headline = headlines[order.status](order.restaurantName);
  const when = formatSlot(slot, { timezone, now });
  return (
    <>
      <header className="on-theme order-head">
        <span className="sun shop-sun" />
        <TopBar className="relative" />
        <div className="wrap shop-head-inner">
          <div className="md:pb-9">
            <StatusPill
              tone={connection === "offline" ? "warning" : "ok"}
              live={connection === "live"}
              className="mb-4"
            >
              {connection === "offline"
                ? orderText.offline
                : connection === "live"
                  ? orderText.live(instantToLocal(now, timezone).time)
                  : orderText.connecting}
            </StatusPill>
            <h1 className="text-h1 leading-[1.06] tracking-[-0.025em] max-md:max-w-[16ch]">{headline}</h1>
            {isOpen(order.status) && <p className="mt-2 text-name">{`${orderText.pickupAt} ${when}`}</p>}
          </div>
          <GoodsRow
            className="shop-goods"
            pieces={(shop?.goods ?? []).slice(0, 4).map((piece, index) => [piece, sizes[index] ?? 64] as const)}
          />
        </div>
      </header>
      <main id="inhalt" className="wrap order-columns">
        <LiveRegion>{headline}</LiveRegion>
        <div className="grid content-start gap-3 lg:gap-5">
          <section className="ticket" aria-label={orderText.callNumber}>
            <div>
              <p className="text-meta text-ink-2">{orderText.callNumber}</p>
              <b className="call-number">{order.dayCode}</b>
              <p className="text-name font-bold">{order.restaurantName}</p>
              {place && (
                <p className="text-meta text-ink-2">{`${place.address.street} ${place.address.houseNo}, ${place.address.city}`}</p>
              )}
            </div>
            {isOpen(order.status) && (
              <div className="ticket-when">
                <p className="text-meta text-ink-2">{orderText.readyAt}</p>
                <b>{instantToLocal(slot.start, timezone).time}</b>
                <Countdown start={slot.start} now={now} status={order.status} />
              </div>
            )}
          </section>
          <section className="order-card bg-tint-2! shadow-none!" aria-labelledby="weiter">
            <h2 id="weiter" className="text-h3">
              {orderText.next}
            </h2>
            <p className="max-w-[60ch] text-[max(0.875rem,1em)]">
              {nextSteps[order.status]}{" "}
              {order.status === "ready" && (menu?.ordering.texts.pickupHint ?? place?.instructions)}
            </p>
            <dl className="grid gap-2 text-[max(0.875rem,1em)]">
              {place && isOpen(order.status) && (
                <div>
                  <dt className="font-bold">{orderText.place}</dt>
                  <dd>
                    {place.name}. {place.instructions}
                  </dd>
                </div>
              )}
              {order.paymentStatus === "open" && (
                <div>
                  <dt className="font-bold">{orderText.pay}</dt>
                  <dd>{payText(openCents(order), order.paymentMethod)}</dd>
                </div>
              )}
            </dl>
          </section>
          <OrderTimeline order={order} timezone={timezone} />
        </div>
        <div className="grid content-start gap-3 lg:gap-5">
          <OrderActions
            order={order}
            orderKey={orderKey}
            menu={menu}
            phone={shop?.phone}
            timezone={timezone}
            now={now}
          />
          <OrderReceipt order={order} orderKey={orderKey} menu={menu} />
        </div>
      </main>
    </>
  );
}

const waiting: ReadonlySet<LiveOrder["status"]> = new Set(["placed", "accepted", "preparing"]);

function Countdown({
  start,
  now,
  status,
}: {
  readonly start: Instant;
  readonly now: Instant;
  readonly status: LiveOrder["status"];
}): ReactElement | null {
  const minutes = Math.ceil((start - now) / 60_000);
  if (!waiting.has(status) || minutes <= 0 || minutes > 180) return null;
  return <p className="text-meta text-ink-2">{orderText.minutes(minutes)}</p>;
}
