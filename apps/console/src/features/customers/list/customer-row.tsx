import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { formatShortDay } from "@lokalkorb/domain/kernel/format/format-time";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { netRevenueCents } from "@lokalkorb/domain/ordering/customers/count-customer";
import { Badge } from "@lokalkorb/ui/badge";
import { classNames } from "@lokalkorb/ui/class-names";
import { StoreIcon, UserIcon, XIcon } from "@lokalkorb/ui/icons";
import type { ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { useMinute } from "@/shared/device/use-now";
import { customersText as words } from "../state/customers-text.ts";
import { nameOf, type ShopCustomer } from "@/entities/customer/use-customers";

export interface CustomerRowProps {
  readonly customer: ShopCustomer;
  readonly isOpen: boolean;
  readonly onOpen: (id: string) => void;
}

/** Who, how often and when last, what they brought; one chip at most. */
export function CustomerRow({ customer, isOpen, onOpen }: CustomerRowProps): ReactElement {
  const { timezone } = useShop().shop;
  const today = instantToLocal(useMinute(), timezone).date;
  const { stats, marks = [], lastAt = 0 } = customer;
  const last = formatShortDay(instantToLocal(lastAt, timezone).date, today);
  const facts =
    stats.orders === 0 && stats.noShow > 0
      ? [words.noShows(stats.noShow)]
      : [...(stats.orders > 0 ? [words.orders(stats.orders)] : []), words.last(last)];
  return (
    <button
      type="button"
      onClick={() => onOpen(customer.id)}
      aria-current={isOpen ? "true" : undefined}
      data-customer={customer.id}
      className={classNames(
        "grid min-h-16 w-full grid-cols-[40px_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line border-s-4 px-3 py-2 text-start leading-5",
        isOpen ? "border-s-theme-ink bg-surface font-bold" : "border-s-transparent hover:bg-sunken",
      )}
    >
      <span
        className={classNames(
          "grid size-10 place-items-center rounded-full",
          isOpen ? "bg-tint-2 text-theme-ink" : "bg-sunken text-ink-2",
        )}
      >
        {marks.includes("business") ? <StoreIcon size={16} /> : <UserIcon size={16} />}
      </span>
      <span className="min-w-0">
        <span className="block truncate">{nameOf(customer)}</span>
        <span className="block truncate text-meta font-normal text-ink-2">{facts.join(" · ")}</span>
      </span>
      <span className="grid justify-items-end gap-0.5">
        <span className="whitespace-nowrap">{formatMoney(netRevenueCents(stats))}</span>
        <CustomerChip customer={customer} />
      </span>
    </button>
  );
}

function CustomerChip({ customer: { marks, stats } }: { readonly customer: ShopCustomer }): ReactElement | null {
  if (marks?.includes("blocked") === true)
    return (
      <Badge tone="danger" icon={<XIcon size={16} />}>
        {words.blocked}
      </Badge>
    );
  if (marks?.includes("business") === true) return <Badge>{words.business}</Badge>;
  return stats.orders === 0 && stats.noShow === 0 && stats.cancelled === 0 ? (
    <Badge tone="ok">{words.fresh}</Badge>
  ) : null;
}
