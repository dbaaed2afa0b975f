import { useRef, type ReactElement } from "react";
import type { LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import type { ShopOrder } from "@/entities/order/state/order-document";
import { CustomerSlip } from "./slips/customer-slip.tsx";
import { KitchenSlip } from "./slips/kitchen-slip.tsx";
import { PackingSlips } from "./slips/packing-slips.tsx";
import type { PrintoutKind, StickerSize } from "./choice/printouts.ts";
import { printoutText as words } from "./choice/printouts-text.ts";
import styles from "./printouts.module.css";
import { Stickers } from "./stickers/stickers.tsx";
import { SumsSheet } from "./lists/sums-sheet.tsx";
import { useRollPages } from "./slips/use-roll-pages.ts";
import { WayList } from "./lists/way-lists.tsx";

export interface PrintoutProps {
  readonly kind: PrintoutKind;
  readonly orders: readonly ShopOrder[];
  readonly day: LocalDate;
  readonly stickerSize: StickerSize;
  /** The first free label of a sheet. */
  readonly from?: number;
  /** Goods of this station alone; null: of all. */
  readonly station?: string | null;
}

/** The paper itself: seen on the page as it is printed, and alone in print. */
export function Printout(props: PrintoutProps): ReactElement {
  const stage = useRef<HTMLElement>(null);
  const { kind, orders } = props;
  useRollPages(stage, `${kind} ${orders.map(({ id, version }) => `${id}:${version ?? 0}`).join(" ")}`);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls on narrow screens
    <section ref={stage} className={styles.stage} aria-label={words.preview} data-printout={kind} tabIndex={0}>
      <Sheets {...props} />
    </section>
  );
}

function Sheets({ kind, orders, day, stickerSize, from = 1, station = null }: PrintoutProps): ReactElement {
  switch (kind) {
    case "packingSlips":
      return <PackingSlips orders={orders} />;
    case "stickers":
      return <Stickers orders={orders} size={stickerSize} from={from} />;
    case "kitchenSlips":
      return (
        <>
          {orders.map((order, index) => (
            <KitchenSlip key={order.id} order={order} page={index + 1} />
          ))}
        </>
      );
    case "customerSlips":
      return (
        <>
          {orders.map((order, index) => (
            <CustomerSlip key={order.id} order={order} page={index + 1} />
          ))}
        </>
      );
    case "deliveryList":
    case "pickupList":
      return <WayList kind={kind} orders={orders} day={day} />;
    case "bakeList":
    case "pickList":
    case "supplierList":
      return <SumsSheet kind={kind} orders={orders} day={day} station={station} />;
  }
}
