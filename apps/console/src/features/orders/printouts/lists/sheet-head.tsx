import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import type { ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { useMinute } from "@/shared/device/use-now";
import { printoutText as words } from "../choice/printouts-text.ts";
import styles from "../printouts.module.css";

export interface SheetHeadProps {
  readonly title: string;
  readonly under: string;
  readonly note: string;
}

/** Head of a list: which list, of which day, and as of when, since paper does not change with the board. */
export function SheetHead({ title, under, note }: SheetHeadProps): ReactElement {
  const { shop } = useShop();
  const { time } = instantToLocal(useMinute(), shop.timezone);
  return (
    <header className={styles.head}>
      <h2>{title}</h2>
      <p>{under}</p>
      <p className={styles.right}>
        <b>{shop.name}</b>
      </p>
      <p className={styles.right}>
        {note}, {words.asOf(time)}
      </p>
    </header>
  );
}
