import { can } from "@lokalkorb/domain/access/permissions";
import { isFound, wantedWords } from "@lokalkorb/domain/ordering/customers/customer-words";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { valueOf } from "@lokalkorb/model/document/document-state";
import { itemDocument } from "@lokalkorb/model/documents/offerings/items";
import { customerDocument } from "@lokalkorb/model/documents/restaurants/restaurant-users";
import { useQuery } from "@lokalkorb/model/react/use-query";
import { useMemo } from "react";
import { nameOf } from "@/entities/customer/use-customers";
import { useShopOrders } from "@/entities/order/state/orders-provider";
import { dueText } from "@/entities/order/ui/due-text";
import { useShop } from "@/entities/shop/shop-context";
import { useMinute } from "@/shared/device/use-now";
import { useSettled } from "@/shared/device/use-settled";
import { mayOpen } from "@/shared/routes/may-open";
import { shopPath } from "@/shared/routes/routes";
import { matching, type Entry } from "./entries.ts";
import { keysText as words } from "./keys-text.ts";
import { placesFor } from "./places.ts";
import { recentOf } from "./recent.ts";

const mostOfGroup = 6;
/** Below that nearly everything fits. */
const fewestLetters = 2;

export interface Finds {
  readonly entries: readonly Entry[];
  readonly state: "pending" | "present" | "failed";
}

/** Everything that fits to the typed text and that this role may see; before that, what was gone to last, and the places. */
export function useFinds(typed: string): Finds {
  const { restaurantId, shop, role } = useShop();
  const text = typed.trim();
  const settled = useSettled(text);
  const asks = settled.length >= fewestLetters && text !== "";
  const items = useQuery(
    asks && mayOpen(role, "catalog") ? queryOf(itemDocument, { offeringId: shop.offeringId }, { inParts: true }) : null,
  );
  const customerWords = wantedWords(settled);
  const [first] = customerWords;
  const customers = useQuery(
    asks && first !== undefined && can(role, "customers")
      ? queryOf(
          customerDocument,
          { restaurantId },
          { where: [["words", "array-contains", first]], orderBy: [["lastAt", "desc"]], limit: 20 },
        )
      : null,
  );
  const fixed = useFixedEntries();
  const orders = useOrderEntries();
  const path = (route: Parameters<typeof shopPath>[0]): string => shopPath(route, restaurantId);
  if (text === "") {
    const own = new Map(fixed.map((entry) => [entry.href, entry]));
    const isOpen = ({ href }: { readonly href: string }): boolean =>
      own.has(href) || (mayOpen(role, "catalog") && href.startsWith(`${path("catalog")}?`));
    const recent = recentOf(restaurantId)
      .filter(isOpen)
      .map((one) => ({ ...own.get(one.href), ...one, group: "recent" as const }));
    const shown = new Set(recent.map(({ href }) => href));
    return { entries: [...recent, ...fixed.filter(({ href }) => !shown.has(href))], state: "present" };
  }
  const articles = (valueOf(items) ?? [])
    .filter(({ status }) => status !== "archived")
    .map(({ id, name, kitchenName = "", sku }): Entry => ({
      group: "items",
      href: `${path("catalog")}?artikel=${encodeURIComponent(id)}`,
      title: name,
      words: `${kitchenName} ${sku ?? ""}`,
      ...(sku !== undefined && { fact: words.sku(sku) }),
    }));
  // The database finds them by other words than are shown, such as a telephone number.
  const persons = (valueOf(customers) ?? [])
    .filter((customer) => isFound(customer, customerWords))
    .slice(0, mostOfGroup)
    .map((customer): Entry => ({
      group: "customers",
      href: `${path("customers")}?kunde=${encodeURIComponent(customer.id)}`,
      title: nameOf(customer),
      fact: customer.emailLower,
    }));
  const further: readonly Entry[] =
    role === "kitchen"
      ? []
      : [
          {
            group: "further",
            href: `${path("allOrders")}?suche=${encodeURIComponent(text)}`,
            title: words.everyOrder(text),
          },
        ];
  const asked = new Set([items, customers].map(({ status }) => status));
  return {
    entries: [...matching([...fixed, ...orders, ...articles], text, mostOfGroup), ...persons, ...further],
    state: asked.has("failed")
      ? "failed"
      : asked.has("pending") && asks
        ? "pending"
        : settled === text
          ? "present"
          : "pending",
  };
}

function useFixedEntries(): readonly Entry[] {
  const { restaurantId, shop, role } = useShop();
  return useMemo(() => {
    const add = (route: "catalog" | "discounts", kind: string, title: string): Entry => ({
      group: "actions",
      href: `${shopPath(route, restaurantId)}?neu=${kind}`,
      title,
    });
    return [
      ...placesFor(role, shop.listing === "hidden").map(({ route, ...place }) => ({
        ...place,
        group: "places" as const,
        href: shopPath(route, restaurantId),
      })),
      ...(can(role, "catalogue") ? [add("catalog", "artikel", words.newItem)] : []),
      ...(can(role, "settings") ? [add("discounts", "code", words.newCode)] : []),
    ];
  }, [restaurantId, role, shop.listing]);
}

/** Orders of the board by number, for all but the kitchen by name, too (GDP-02). */
function useOrderEntries(): readonly Entry[] {
  const { restaurantId, shop, role } = useShop();
  const { orders } = useShopOrders();
  const now = useMinute();
  return useMemo(
    () =>
      orders.map(({ no, dayCode, customer, timeline }): Entry => {
        const { day, time } = dueText(timeline.promisedAt, now, shop.timezone);
        const who = role === "kitchen" ? [] : [customer.name || words.guest];
        return {
          group: "orders",
          href: `${shopPath("allOrders", restaurantId)}?suche=${encodeURIComponent(no)}`,
          title: dayCode,
          fact: [no, `${day} ${time}`.trim(), ...who].join(" · "),
          words: no.replace(/\D/g, ""),
        };
      }),
    [orders, now, role, restaurantId, shop.timezone],
  );
}
