import { useRef, type ReactElement } from "react";
import type { LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import type { ShopOrder } from "@/entities/order/state/order-document";
import { KitchenSlip } from "./kitchen-slip.tsx";
import { PackingSlips } from "./packing-slips.tsx";
import type { PrintoutKind, StickerSize } from "./printouts.ts";
import { printoutText as words } from "./printouts-text.ts";
import styles from "./printouts.module.css";
import { Stickers } from "./stickers.tsx";
import { SumsSheet } from "./sums-sheet.tsx";
import { useRollPages } from "./use-roll-pages.ts";
import { WayList } from "./way-lists.tsx";

export interface PrintoutProps {
  readonly kind: PrintoutKind;
  readonly orders: readonly ShopOrder[];
  readonly day: LocalDate;
  readonly stickerSize: StickerSize;
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

function Sheets({ kind, orders, day, stickerSize }: PrintoutProps): ReactElement {
  switch (kind) {
    case "packingSlips":
      return <PackingSlips orders={orders} />;
    case "stickers":
      return <Stickers orders={orders} size={stickerSize} />;
    case "kitchenSlips":
      return (
        <>
          {orders.map((order, index) => (
            <KitchenSlip key={order.id} order={order} page={index + 1} />
          ))}
        </>
      );
    case "deliveryList":
    case "pickupList":
      return <WayList kind={kind} orders={orders} day={day} />;
    case "bakeList":
    case "pickList":
    case "supplierList":
      return <SumsSheet kind={kind} orders={orders} day={day} />;
  }
}
