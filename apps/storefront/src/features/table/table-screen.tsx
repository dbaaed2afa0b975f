import type { PageWithLayout } from "@lokalkorb/shell/page";
import { PageHead } from "@lokalkorb/shell/page-head";
import { LinkButton } from "@lokalkorb/ui/link-button";
import { SkeletonGroup } from "@lokalkorb/ui/skeleton";
import { useEffect, useState, type ReactElement } from "react";
import { basketOf, basketStore } from "@/entities/basket/use-basket";
import type { ShopPage } from "@/entities/shop-page/shop-page";
import { keepTable, type KeptTable } from "@/entities/table/kept-table";
import { inShopLayout } from "@/layouts/shop-layout";
import { PlainHeader } from "@/layouts/top-bar";
import { shopPath } from "@/shared/routes/paths";
import { routes } from "@/shared/routes/routes";
import { findTable, readTableLink } from "./scanned-table.ts";
import { tableText as words } from "./table-text.ts";

type Found = KeptTable | "off" | "wrong";

/** Where the QR code of a table leads: the basket is for this table from here on. */
export const TableScreen: PageWithLayout<ShopPage> = ({ menu, live }) => {
  const { name, slug } = menu.shop;
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    let isOver = false;
    const look = async (): Promise<void> => {
      const link = readTableLink(location.hash);
      const table = (link && (await findTable(menu, live.waysOff ?? [], link))) ?? "wrong";
      if (isOver) return;
      if (typeof table === "object") {
        keepTable(menu.restaurantId, table);
        basketStore(basketOf(menu)).change((draft) => ({ ...draft, optionId: table.optionId, slotKey: null }));
      }
      setFound(table);
    };
    void look();
    return () => {
      isOver = true;
    };
  }, [menu, live.waysOff]);
  return (
    <>
      <PageHead title={routes.table.title} noIndex={routes.table.noIndex} />
      <PlainHeader backTo={{ href: shopPath(slug), label: words.back(name) }} />
      <main id="inhalt" className="wrap grid max-w-[40rem] content-start gap-4 pt-6 pb-12 lg:pt-10">
        <Answer found={found} name={name} />
        {/* A whole new page, which knows of the table from its beginning. */}
        {found !== null && <LinkButton href={shopPath(slug)}>{words.toMenu}</LinkButton>}
      </main>
    </>
  );
};
TableScreen.getLayout = inShopLayout;

function Answer({ found, name }: { readonly found: Found | null; readonly name: string }): ReactElement {
  if (found === null)
    return (
      <>
        <h1 className="text-h1">{name}</h1>
        <SkeletonGroup count={1} label={words.waiting} className="h-20" />
      </>
    );
  const [title, text] =
    found === "wrong"
      ? [words.wrongTitle, words.wrong]
      : found === "off"
        ? [words.offTitle, words.off]
        : [words.title(found.table), words.lead(name)];
  return (
    <div aria-live="polite" className="grid gap-2">
      <h1 className="text-h1 text-balance hyphens-auto">{title}</h1>
      <p className="text-name text-pretty">{text}</p>
    </div>
  );
}
