import { formatSlot } from "@lokalkorb/domain/kernel/format/format-time";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { isOpen } from "@lokalkorb/domain/ordering/order/order-status-groups";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { openProposal } from "@lokalkorb/domain/ordering/change/proposal";
import { promisedSlot } from "@lokalkorb/domain/ordering/order/promised-slot";
import type { PageWithLayout } from "@lokalkorb/shell/page";
import { PageHead } from "@lokalkorb/shell/page-head";
import { EmptyState } from "@lokalkorb/ui/empty-state";
import { IllustrationRow } from "@lokalkorb/ui/illustration";
import { LinkButton } from "@lokalkorb/ui/link-button";
import { Notice } from "@lokalkorb/ui/notice";
import { LiveRegion } from "@lokalkorb/ui/live-region";
import { SkeletonGroup } from "@lokalkorb/ui/skeleton";
import { StatusPill } from "@lokalkorb/ui/status-pill";
import { ThemeScope } from "@lokalkorb/ui/theme-scope";
import { useRouter } from "next/router";
import { useEffect, useMemo, type ReactElement } from "react";
import { clearWaitingBasket } from "@/entities/basket/waiting-basket";
import { KeptTicket } from "@/entities/order/remembered/kept-ticket";
import { rememberedOrders, rememberOrders } from "@/entities/order/remembered/remembered-order";
import { PageLink } from "@lokalkorb/shell/page-link";
import { homePath, parseOrderKey, type OrderKey } from "@/shared/routes/paths";
import { routes } from "@/shared/routes/routes";
import { SiteLayout } from "@/layouts/site-layout";
import { PlainHeader, TopBar } from "@/layouts/top-bar";
import { useNow } from "@/shared/hydration/use-now";
import { LateApprovalCard } from "./approval/late-approval-card.tsx";
import { ArrivalCard } from "./ui/arrival-card.tsx";
import { OrderActions } from "./ui/order-actions.tsx";
import { OrderReceipt } from "./ui/order-receipt.tsx";
import { orderNews } from "./state/order-news.ts";
import { OrderPayment } from "./ui/order-payment.tsx";
import { OrderProposal } from "./ui/order-proposal.tsx";
import { rememberedOf } from "@/entities/order/remembered/remembered-of";
import { handoverNames, orderText } from "./state/order-text.ts";
import { hasCallNumber, headline, isUnpaid } from "./state/status-text.ts";
import { LateInstallHint } from "./install/late-install-hint.ts";
import { LateOrderPush } from "./push/late-order-push.ts";
import { LateChangeCard } from "./change/late-change-card.tsx";
import { LateSideCards } from "./talk/late-side-cards.tsx";
import { NextCard } from "./ui/next-card.tsx";
import { OrderTicket } from "./ui/order-ticket.tsx";
import { OrderTimeline } from "./ui/order-timeline.tsx";
import { useGuestLink, type GuestLink } from "./calls/use-guest-link.ts";
import { useOrder, type WatchedOrder } from "./calls/use-order.ts";
import { usePaymentReturn } from "./calls/use-payment-return.ts";
import type { LiveOrder } from "./calls/watch-order.ts";

/** Live, for the person who ordered; everything here comes from their own order in this browser. */
export const OrderScreen: PageWithLayout = () => {
  const router = useRouter();
  const id = typeof router.query["id"] === "string" ? router.query["id"] : null;
  const key = useMemo(() => (id === null ? null : parseOrderKey(id)), [id]);
  const link = useGuestLink(key);
  const watched = useOrder(key, link);
  const { seen, shop } = watched;
  const now = useNow(0);
  useEffect(() => {
    if (seen && !isUnpaid(seen.status) && key) clearWaitingBasket(key.restaurantId, key.orderId);
  }, [seen, key]);
  const timezone = shop?.timezone;
  useEffect(() => {
    if (!seen || !key || timezone === undefined) return;
    const seenAt = Date.now();
    rememberOrders([rememberedOf(key, seen, { timezone, now: seenAt })], seenAt);
  }, [seen, key, timezone]);
  const title = seen ? `${headline(seen)} ${orderText.title}` : orderText.title;
  const page = (
    <>
      <PageHead title={title} noIndex={routes.order.noIndex} />
      {seen && key ? (
        <Seen order={seen} orderKey={key} watched={watched} now={now} />
      ) : (
        <Unseen watched={watched} link={link} broken={router.isReady && key === null} orderKey={key} now={now} />
      )}
    </>
  );
  return (
    <ThemeScope variables={shop?.themeVariables ?? {}} name={shop?.themeKey ?? ""}>
      <SiteLayout {...(shop && { seller: shop })}>{page}</SiteLayout>
    </ThemeScope>
  );
};
OrderScreen.getLayout = (page) => page;

interface UnseenProps {
  readonly watched: WatchedOrder;
  readonly link: GuestLink;
  readonly broken: boolean;
  readonly orderKey: OrderKey | null;
  readonly now: Instant;
}

function Unseen({ watched, link, broken, orderKey, now }: UnseenProps): ReactElement {
  const { order, connection } = watched;
  const offline = order.status === "failed" && order.failure.type !== "denied";
  const missing = broken || order.status === "absent" || (order.status === "failed" && !offline);
  const isAway = offline || connection === "offline";
  const kept = isAway && !missing ? rememberedOrders(now).find(isOrder(orderKey)) : undefined;
  const home = (
    <LinkButton component={PageLink} href={homePath()}>
      {orderText.home}
    </LinkButton>
  );
  return (
    <>
      <PlainHeader />
      <main id="inhalt" className="wrap py-8">
        <h1 className={missing || offline ? "sr-only" : "text-h1"}>{orderText.title}</h1>
        {missing ? (
          <EmptyState
            title={broken ? orderText.brokenTitle : link === "refused" ? orderText.tokenTitle : orderText.missingTitle}
            action={home}
          >
            {broken ? orderText.brokenText : link === "refused" ? orderText.tokenText : orderText.missingText}
          </EmptyState>
        ) : kept ? (
          <div className="mx-auto mt-4 grid max-w-[33rem] gap-4">
            <Notice tone="warning" title={orderText.offlineTitle}>
              {orderText.offlineKept}
            </Notice>
            <KeptTicket order={kept} now={now} />
          </div>
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

const isOrder = (key: OrderKey | null) => (one: OrderKey) =>
  one.restaurantId === key?.restaurantId && one.orderId === key.orderId;

/** Before the shop has begun; what its rules say comes with the part. */
const mayStillChange = ({ status }: LiveOrder): boolean => status === "placed" || status === "accepted";

const sizes = [64, 76, 88, 112, 72];

interface SeenProps {
  readonly order: LiveOrder;
  readonly orderKey: OrderKey;
  readonly watched: WatchedOrder;
  readonly now: Instant;
}

function Seen({ order, orderKey, watched, now }: SeenProps): ReactElement {
  const { shop, menu, connection, isMine } = watched;
  const timezone = shop?.timezone ?? "Europe/Berlin";
  const page = { order, orderKey, isMine, menu, shop, timezone, now };
  const title = headline(order);
  const when = formatSlot(promisedSlot(order), { timezone, now });
  const returned = usePaymentReturn(orderKey, order);
  const proposal = openProposal(order, now);
  const news = orderNews(order, { timezone, now });
  return (
    <>
      <header className="on-theme pb-18">
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
            <h1 className="text-h1 leading-[1.06] tracking-[-0.025em] max-md:max-w-[16ch]">{title}</h1>
            {isOpen(order.status) && (
              <p className="mt-2 text-name">{`${handoverNames[order.distribution.type]} ${when}`}</p>
            )}
          </div>
          <IllustrationRow
            className="shop-goods"
            quantity={(shop?.goods ?? []).slice(0, 4).map((piece, index) => [piece, sizes[index] ?? 64] as const)}
          />
        </div>
      </header>
      <main
        id="inhalt"
        className="wrap relative -mt-16 grid gap-3 pb-8 lg:grid-cols-[minmax(0,1fr)_456px] lg:items-start lg:gap-x-6 lg:gap-y-5"
      >
        <LiveRegion>{title}</LiveRegion>
        <div className="grid content-start gap-3 lg:gap-5">
          {isUnpaid(order.status) ? (
            <OrderPayment {...page} returned={returned} />
          ) : (
            hasCallNumber(order.status) && <OrderTicket {...page} />
          )}
          {order.approval !== undefined && order.no === "" && <LateApprovalCard {...page} />}
          <ArrivalCard {...page} />
          {proposal && <OrderProposal {...page} proposal={proposal} />}
          <NextCard {...page} />
          {news.length > 0 && (
            <section className="order-card" aria-labelledby="neues">
              <h2 id="neues" className="text-h3">
                {orderText.news}
              </h2>
              <ul className="grid gap-2">
                {news.map(({ at, text }) => (
                  <li key={`${at} ${text}`} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
                    <span>{text}</span>
                    <time className="text-ink-2" dateTime={new Date(at).toISOString()}>
                      {instantToLocal(at, timezone).time}
                    </time>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <OrderTimeline {...page} />
        </div>
        <div className="grid content-start gap-3 lg:gap-5">
          {isOpen(order.status) && !isUnpaid(order.status) && <LateOrderPush order={order} orderKey={orderKey} />}
          {isMine && mayStillChange(order) && <LateChangeCard {...page} returned={returned} />}
          <OrderActions {...page} />
          {!isUnpaid(order.status) && <LateSideCards {...page} isOffline={connection === "offline"} />}
          <OrderReceipt {...page} />
          <LateInstallHint />
        </div>
      </main>
    </>
  );
}
