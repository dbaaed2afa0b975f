import { formatShortDay } from "@lokalkorb/domain/kernel/format/format-time";
import type { LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import type { SentList } from "@lokalkorb/domain/fulfilment/rounds/sent-list";
import { sumsByPlace, type PlaceSums } from "@lokalkorb/domain/ordering/production/goods-sums";
import { goodsOfOrders } from "@lokalkorb/domain/ordering/production/made-goods";
import { Button } from "@lokalkorb/ui/button";
import type { ReactElement } from "react";
import { useItems } from "@/entities/order/items/use-items";
import type { ShopOrder } from "@/entities/order/state/order-document";
import { useShop } from "@/entities/shop/shop-context";
import { momentWords, type RoundPlace } from "../words/round-words.ts";
import { roundsText as words } from "../words/rounds-text.ts";

export interface SupplierListsProps {
  readonly day: LocalDate;
  /** Of this day, by the ways of the round. */
  readonly orders: readonly ShopOrder[];
  readonly sent: readonly SentList[];
  readonly place: RoundPlace;
  readonly isPending: (supplier: string) => boolean;
  readonly onMark: (kind: "sent" | "unsent", supplier: string) => void;
}

/** After the closing: what each supplier has to bring, and which of the lists were sent. Nothing where all goods are the shop's own. */
export function SupplierLists(props: SupplierListsProps): ReactElement | null {
  const { day, orders, place } = props;
  const { items, state } = useItems(orders);
  const title = words.lists(formatShortDay(day, instantToLocal(place.now, place.timezone).date));
  if (state !== "present")
    return <p className="text-meta text-ink-2">{state === "failed" ? words.listsFailed : words.listsPending}</p>;
  const lists = sumsByPlace(goodsOfOrders(orders), (itemId) => items.get(itemId)?.packed?.producer ?? "").filter(
    ({ place: supplier }) => supplier !== "",
  );
  if (lists.length === 0) return null;
  return (
    <section aria-label={title} className="grid gap-2 rounded-md bg-sunken px-3 py-3">
      <h4 className="text-meta font-bold">{title}</h4>
      <ul className="grid gap-3">
        {lists.map((list) => (
          <SupplierRow key={list.place} list={list} title={title} {...props} />
        ))}
      </ul>
    </section>
  );
}

type SupplierRowProps = SupplierListsProps & { readonly list: PlaceSums; readonly title: string };

function SupplierRow({ list, day, sent, place, isPending, onMark }: SupplierRowProps): ReactElement {
  const { name: shopName } = useShop().shop;
  const { place: supplier } = list;
  const goods = list.goods.map(({ qty, name }) => words.goods(qty, name));
  const at = sent.find((one) => one.day === day && one.supplier === supplier)?.at;
  const shownDay = formatShortDay(day, instantToLocal(place.now, place.timezone).date);
  const mail = new URLSearchParams({
    subject: words.mailSubject(shopName, shownDay),
    body: words.mailText(goods, shopName),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-bold wrap-anywhere">{supplier}</p>
        <p className="text-meta text-ink-2">{goods.join(", ")}</p>
      </div>
      {at === undefined ? (
        <>
          <a
            className="link inline-flex min-h-11 items-center"
            aria-label={words.mailTo(supplier)}
            href={`mailto:?${mail.toString().replaceAll("+", "%20")}`}
          >
            {words.mail}
          </a>
          <Button
            look="outline"
            pending={isPending(supplier)}
            aria-label={words.markSentOf(supplier)}
            onClick={() => onMark("sent", supplier)}
          >
            {words.markSent}
          </Button>
        </>
      ) : (
        <>
          <span className="text-meta">{words.sentAt(momentWords(at, place))}</span>
          <Button
            look="quiet"
            pending={isPending(supplier)}
            aria-label={words.unsendOf(supplier)}
            onClick={() => onMark("unsent", supplier)}
          >
            {words.unsend}
          </Button>
        </>
      )}
    </li>
  );
}
