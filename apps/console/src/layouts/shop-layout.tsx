import type { Standing } from "@lokalkorb/domain/access/role";
import { roleIn } from "@lokalkorb/domain/access/viewer";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { useDocument } from "@lokalkorb/model/react/use-document";
import { useModelClient } from "@lokalkorb/model/react/model-provider";
import type { Viewer } from "@lokalkorb/model/client/auth/viewer";
import { classNames } from "@lokalkorb/ui/class-names";
import { ErrorState } from "@lokalkorb/ui/error-state";
import { SkeletonGroup } from "@lokalkorb/ui/skeleton";
import { PageLink } from "@lokalkorb/shell/page-link";
import { useMemo, type ReactElement, type ReactNode } from "react";
import { LateInFrame } from "./late-frame/late-in-frame.tsx";
import { layoutText } from "./layout-text.ts";
import { OrdersProvider, useShopOrders } from "@/entities/order/state/orders-provider";
import { mayOpen } from "@/shared/routes/may-open";
import { routes, shopPath, startPath, type ShopRouteKey } from "@/shared/routes/routes";
import { ScreenHead } from "@/shared/routes/screen-head";
import { useMinute } from "@/shared/device/use-now";
import { useSignedInState } from "@/shared/environment/use-viewer-state";
import { useShopId } from "@/shared/routes/use-route-params";
import { Navigation } from "./navigation.tsx";
import { ShopContext } from "@/entities/shop/shop-context";
import { supportLookUntil } from "@/entities/shop/support-look";
import { TopBar } from "./top-bar.tsx";

interface ShopLayoutProps {
  readonly route: ShopRouteKey;
  readonly children: ReactNode;
}

/** Frame of all work pages: who is here, may they be here, and what rings. */
export function ShopLayout({ route, children }: ShopLayoutProps): ReactElement {
  const restaurantId = useShopId();
  const state = useSignedInState();
  const now = useMinute();
  if (restaurantId === null || state.status !== "signedIn") return <Waiting route={route} />;
  const until = supportLookUntil(restaurantId, now);
  const role = roleIn({ ...state.viewer }, restaurantId) ?? (until === null ? null : "support");
  if (role === null) return <Refused route={route} words={layoutText.strangeShop} href={startPath()} />;
  return (
    <LiveShop key={restaurantId} restaurantId={restaurantId} role={role} viewer={state.viewer} route={route}>
      {children}
    </LiveShop>
  );
}

interface LiveShopProps extends ShopLayoutProps {
  readonly restaurantId: string;
  readonly role: Standing;
  readonly viewer: Viewer;
}

function LiveShop({ restaurantId, role, viewer, route, children }: LiveShopProps): ReactElement {
  const state = useDocument(shopDocument, { restaurantId });
  const client = useModelClient();
  const document = state.status === "present" ? state.value : null;
  const shop = useMemo(
    () => (document === null ? null : { restaurantId, role, viewer, shop: document }),
    [restaurantId, role, viewer, document],
  );
  if (state.status === "failed" || state.status === "absent") {
    return (
      <Frame route={route}>
        <ErrorState title={layoutText.shopFailed.title} onRetry={() => client?.cache.retryFailed()}>
          {layoutText.shopFailed.text}
        </ErrorState>
      </Frame>
    );
  }
  if (shop === null) return <Waiting route={route} />;
  return (
    <ShopContext value={shop}>
      <OrdersProvider>
        {mayOpen(role, route) ? (
          <RingingFrame route={route} notice={role === "support" && <SupportNotice name={shop.shop.name} />}>
            {children}
          </RingingFrame>
        ) : (
          <Refused route={route} words={layoutText.noAccess} href={shopPath("board", restaurantId)} />
        )}
      </OrdersProvider>
    </ShopContext>
  );
}

function SupportNotice({ name }: { readonly name: string }): ReactElement {
  return (
    <aside className="bg-warning-tint px-4 py-2 font-bold">
      {layoutText.support(name)}{" "}
      <PageLink href={routes.backOffice.page} className="link inline-flex min-h-11 items-center">
        {layoutText.supportEnd}
      </PageLink>
    </aside>
  );
}

function RingingFrame({ route, notice, children }: Pick<FrameProps, "route" | "notice" | "children">): ReactElement {
  return (
    <Frame
      route={route}
      newOrders={useShopOrders().ringing.length}
      notice={
        <>
          {notice}
          <LateInFrame part="WatchStrip" route={route} />
        </>
      }
      live
    >
      {children}
    </Frame>
  );
}

interface FrameProps extends ShopLayoutProps {
  readonly newOrders?: number;
  /** Orders are known; before that nothing can be said about ringing. */
  readonly live?: boolean;
  /** Above everything on the page but the way past the navigation. */
  readonly notice?: ReactNode;
}

function Frame({ route, newOrders = 0, live = false, notice, children }: FrameProps): ReactElement {
  // The kitchen's screen hangs on a wall, and nothing stands beside its tickets; nor beside the scale.
  if (route === "kitchen" || route === "weighing")
    return (
      <main id="inhalt" className="contents">
        <ScreenHead route={route} newOrders={newOrders} />
        {notice}
        {children}
      </main>
    );
  return (
    <div
      className="flex min-h-0 flex-1 flex-col-reverse md:grid md:grid-cols-[96px_minmax(0,1fr)]"
      data-ringing={newOrders > 0 ? "true" : "false"}
    >
      <ScreenHead route={route} newOrders={newOrders} />
      <a className="skip-link" href="#inhalt">
        {layoutText.skip}
      </a>
      <Navigation route={route} newOrders={newOrders} />
      <div className="flex min-w-0 flex-1 flex-col pb-[calc(64px+env(safe-area-inset-bottom))] md:pb-0">
        {notice}
        <TopBar route={route} newOrders={newOrders} live={live} />
        <main
          id="inhalt"
          tabIndex={-1}
          // Tables and forms are read at the desk; the board, from a step away, has sizes of its own.
          className={classNames("flex min-h-0 min-w-0 flex-1 flex-col", route !== "board" && "text-name")}
        >
          {children}
        </main>
      </div>
    </div>
  );
}

function Waiting({ route }: { readonly route: ShopRouteKey }): ReactElement {
  return (
    <Frame route={route}>
      <SkeletonGroup
        count={4}
        label={layoutText.loading}
        className="h-[60dvh] flex-1 max-md:h-40"
        groupClassName="flex! gap-3 px-4 py-4 md:px-5 max-md:flex-col"
      />
    </Frame>
  );
}

interface RefusedProps {
  readonly route: ShopRouteKey;
  readonly words: { readonly title: string; readonly text: string; readonly back: string };
  readonly href: string;
}

function Refused({ route, words, href }: RefusedProps): ReactElement {
  return (
    <Frame route={route}>
      <div className="grid flex-1 place-content-center justify-items-center gap-2 p-6 text-center">
        <h2 className="text-h2">{words.title}</h2>
        <p className="max-w-[44ch] text-ink-2">{words.text}</p>
        <PageLink href={href} className="link inline-flex min-h-11 items-center">
          {words.back}
        </PageLink>
      </div>
    </Frame>
  );
}
