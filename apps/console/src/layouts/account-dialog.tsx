import { roleLabels } from "@lokalkorb/domain/labels/role-labels";
import { roleIn } from "@lokalkorb/domain/access/viewer";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { valueOf } from "@lokalkorb/model/document/document-state";
import { useModelClient } from "@lokalkorb/model/react/model-provider";
import { useDocument } from "@lokalkorb/model/react/use-document";
import { Button } from "@lokalkorb/ui/button";
import { classNames } from "@lokalkorb/ui/class-names";
import { Dialog } from "@lokalkorb/ui/dialog";
import { isIllustrationName } from "@lokalkorb/ui/illustrations";
import {
  BanknoteIcon,
  CheckIcon,
  ChevronRightIcon,
  CircleCheckIcon,
  ListIcon,
  LogOutIcon,
  PrinterIcon,
  ReceiptTextIcon,
  UtensilsIcon,
} from "@lokalkorb/ui/icons";
import { Illustration } from "@lokalkorb/ui/illustration";
import { PageLink } from "@lokalkorb/shell/page-link";
import type { ReactElement } from "react";
import { layoutText } from "./layout-text.ts";
import { lateLayoutText } from "./late-layout-text.ts";
import { PageLinks } from "./page-links.tsx";
import { accountPath, groupPath, routes, shopPath } from "@/shared/routes/routes";
import { mayOpen } from "@/shared/routes/may-open";
import { entriesFor, entriesOnPhones, type NavigationEntry } from "./navigation-entries.tsx";
import { useShop } from "@/entities/shop/shop-context";

/** Ways to see the orders, for which the head of a phone's page has no room. */
const furtherOnPhones: readonly NavigationEntry[] = [
  ["allOrders", <ListIcon key="allOrders" />],
  ["kitchen", <UtensilsIcon key="kitchen" />],
  ["print", <PrinterIcon key="print" />],
  ["closing", <CircleCheckIcon key="closing" />],
  ["invoices", <ReceiptTextIcon key="invoices" />],
  ["books", <BanknoteIcon key="books" />],
];

/** Who am I, in which shop, and the way to another one or out. */
export function AccountDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { restaurantId, shop, role, viewer } = useShop();
  const client = useModelClient();
  const shops = viewer.restaurants.toSorted((a, b) => Number(b === restaurantId) - Number(a === restaurantId));
  return (
    <Dialog
      onClose={onClose}
      title={lateLayoutText.accountTitle}
      width={440}
      footer={
        <Button look="outline" wide icon={<LogOutIcon />} onClick={() => void client?.auth.signOut()}>
          {lateLayoutText.signOut}
        </Button>
      }
    >
      <ul className="mb-4 grid grid-cols-2 gap-2 md:hidden">
        {[...entriesFor(role, shop.listing === "hidden").slice(entriesOnPhones), ...furtherOnPhones]
          .filter(([key]) => mayOpen(role, key))
          .map(([key, icon]) => (
            <li key={key}>
              <PageLink
                href={shopPath(key, restaurantId)}
                onClick={onClose}
                className="flex min-h-14 items-center gap-3 rounded-lg border border-line px-3 py-2 leading-tight"
              >
                {icon}
                {routes[key].title}
              </PageLink>
            </li>
          ))}
      </ul>
      <p className="mb-3 flex flex-wrap items-center justify-between gap-x-5 text-name text-ink-2">
        {lateLayoutText.signedInAs(viewer.userName || (viewer.email ?? ""))}
        <PageLink href={accountPath()} onClick={onClose} className="link inline-flex min-h-11 items-center">
          {lateLayoutText.ownAccount}
        </PageLink>
      </p>
      {mayOpen(role, "notices") && (
        <p>
          <PageLink
            href={shopPath("notices", restaurantId)}
            onClick={onClose}
            className="link inline-flex min-h-11 items-center"
          >
            {layoutText.notices}
          </PageLink>
        </p>
      )}
      {shops.length > 1 && (
        <PageLink href={groupPath()} onClick={onClose} className="link inline-flex min-h-11 items-center">
          {lateLayoutText.group}
        </PageLink>
      )}
      <ul className="grid gap-2">
        {shops.map((id) => (
          <ShopEntry key={id} restaurantId={id} onChosen={onClose} />
        ))}
      </ul>
      {/* Views over the page need the room of this dialog. */}
      <p className="mt-4 flex flex-wrap gap-x-5">
        <PageLinks onFollow={onClose} />
      </p>
    </Dialog>
  );
}

function ShopEntry({
  restaurantId,
  onChosen,
}: {
  readonly restaurantId: string;
  readonly onChosen: () => void;
}): ReactElement | null {
  const { restaurantId: currentId, viewer } = useShop();
  const shop = valueOf(useDocument(shopDocument, { restaurantId }));
  const role = roleIn(viewer, restaurantId);
  if (shop === null || role === null) return null;
  const picture = shop.goods.at(-1) ?? "basket";
  const isCurrent = restaurantId === currentId;
  return (
    <li>
      <PageLink
        href={shopPath("board", restaurantId)}
        onClick={onChosen}
        className={classNames(
          "flex min-h-14 items-center gap-3 rounded-lg border p-2 hover:border-ink-3",
          isCurrent ? "border-theme-ink bg-tint" : "border-line",
        )}
        {...(isCurrent && { "aria-current": "true" as const })}
      >
        <span className="picture-ground grid size-11 flex-none place-items-center rounded-md">
          {isIllustrationName(picture) && <Illustration name={picture} size={32} />}
        </span>
        <span className="min-w-0 flex-1 leading-tight">
          <b className="block truncate text-name">{shop.name}</b>
          <span className="text-meta text-ink-2">{roleLabels[role]}</span>
        </span>
        {isCurrent ? <CheckIcon label={lateLayoutText.currentShop} /> : <ChevronRightIcon className="text-ink-3" />}
      </PageLink>
    </li>
  );
}
