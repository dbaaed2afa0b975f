import { formatMoment } from "@lokalkorb/domain/kernel/format/format-time";
import { PageHead } from "@lokalkorb/shell/page-head";
import { PageLink } from "@lokalkorb/shell/page-link";
import { Button } from "@lokalkorb/ui/button";
import { IllustrationRow } from "@lokalkorb/ui/illustration";
import Router from "next/router";
import { useEffect, useState, type ReactElement, type ReactNode } from "react";
import { KeptTicket } from "@/entities/order/remembered/kept-ticket";
import { runningOrders } from "@/entities/order/remembered/remembered-order";
import { PlainHeader } from "@/layouts/top-bar";
import { useMounted } from "@/shared/hydration/use-mounted";
import { useNow } from "@/shared/hydration/use-now";
import { keptMenus, type KeptMenu } from "@/shared/offline/kept-pages";
import { homePath, offlinePath, orderPath } from "@/shared/routes/paths";
import { routes } from "@/shared/routes/routes";
import { offlineText } from "./offline-text.ts";

const timezone = "Europe/Berlin";

/** In the place of a page that could not be had: what this browser knows nevertheless, and the way back. */
export function OfflineScreen(): ReactElement {
  const isHere = useMounted();
  const now = useNow(0);
  const menus = useKeptMenus();
  useEffect(comeBack, []);
  const orders = isHere ? runningOrders(now) : [];
  return (
    <>
      <PageHead title={routes.offline.title} noIndex={routes.offline.noIndex} />
      <PlainHeader />
      <main id="inhalt" className="wrap grid max-w-[33rem] justify-items-center gap-4 py-8 text-center">
        <IllustrationRow
          quantity={[
            ["milk", 64],
            ["bread", 96],
            ["eggs", 64],
          ]}
        />
        <h1 className="text-h1">{offlineText.title}</h1>
        <p className="max-w-[48ch] text-ink-2">{offlineText.lead}</p>
        {orders.length > 0 && (
          <Part id="bestellungen" title={offlineText.orders} lead={offlineText.ordersLead}>
            {orders.map((order) => (
              <li key={order.orderId}>
                <PageLink href={orderPath(order)} className="block text-inherit no-underline">
                  <KeptTicket order={order} now={now} />
                </PageLink>
              </li>
            ))}
          </Part>
        )}
        {menus.length > 0 && (
          <Part id="karten" title={offlineText.menus} lead={offlineText.menusLead}>
            {menus.map(({ path, title, seenAt }) => (
              <li key={path}>
                {/* A whole new page: the worker answers it, and says how old it is. */}
                <a
                  href={path}
                  className="grid min-h-11 gap-0.5 rounded-xl bg-surface p-4 text-start no-underline shadow-[0_0_0_1px_var(--line)]"
                >
                  <b>{title}</b>
                  <span className="text-meta text-ink-2">
                    {offlineText.seen(formatMoment(seenAt, { timezone, now }))}
                  </span>
                </a>
              </li>
            ))}
          </Part>
        )}
        <Button className="mt-2" onClick={() => location.reload()}>
          {offlineText.again}
        </Button>
        <p className="text-meta text-ink-2">{offlineText.bySelf}</p>
      </main>
    </>
  );
}

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

const Part = ({ id, title, lead, children }: PartProps): ReactElement => (
  <section aria-labelledby={id} className="grid w-full gap-3">
    <h2 id={id} className="text-h3">
      {title}
    </h2>
    <p className="text-ink-2">{lead}</p>
    <ul className="grid gap-3">{children}</ul>
  </section>
);

function useKeptMenus(): readonly KeptMenu[] {
  const [menus, setMenus] = useState<readonly KeptMenu[]>([]);
  useEffect(() => {
    // Where storage is forbidden there are none.
    void keptMenus().then(setMenus, () => undefined);
  }, []);
  return menus;
}

/** The network is back: the page that was wanted. Its own address, opened with a network, says nothing that is true. */
function comeBack(): () => void {
  const isOwn = location.pathname === offlinePath();
  const back = (): void => (isOwn ? void Router.replace(homePath()) : location.reload());
  if (isOwn && navigator.onLine) back();
  window.addEventListener("online", back);
  return () => window.removeEventListener("online", back);
}
