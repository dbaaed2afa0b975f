import { isLow } from "@lokalkorb/domain/catalog/stock/low-stock";
import { can } from "@lokalkorb/domain/access/permissions";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { formatShortDay } from "@lokalkorb/domain/kernel/format/format-time";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { classNames } from "@lokalkorb/ui/class-names";
import { isIllustrationName } from "@lokalkorb/ui/illustrations";
import { Illustration } from "@lokalkorb/ui/illustration";
import { pictureSource } from "@lokalkorb/model/picture-source";
import { LatePhoto } from "@lokalkorb/ui/late-photo";
import { Switch } from "@lokalkorb/ui/switch";
import { PageLink } from "@lokalkorb/shell/page-link";
import { memo, useState, type ReactElement } from "react";
import { useCommandQueue } from "@/shared/commands/command-queue";
import { shopPath } from "@/shared/routes/routes";
import { useShop } from "@/entities/shop/shop-context";
import { useMinute } from "@/shared/device/use-now";
import { bulkText } from "../bulk/bulk-text.ts";
import type { SelectRow } from "../bulk/use-selection.ts";
import { catalogText } from "./catalog-text.ts";
import { unavailability, type OfferingItem } from "../state/offering-item.ts";
import { StockField } from "./stock-field.tsx";
import type { ItemCommands } from "../state/use-item-commands.ts";

export interface ItemRowProps {
  readonly item: OfferingItem;
  /** People who want to be told when it is back. */
  readonly waiting: number;
  readonly commands: ItemCommands;
  /** Undefined: the list is to look at. */
  readonly selected: boolean | undefined;
  readonly onSelect: SelectRow;
}

/** One article: what it is, how many there are, and the switch that takes it out of the shop within a second. */
export const ItemRow = memo(function ItemRow({
  item,
  waiting,
  commands,
  selected,
  onSelect,
}: ItemRowProps): ReactElement {
  const now = useMinute();
  const sells = can(useShop().role, "soldOut");
  const queued = useCommandQueue();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const why = unavailability(item, now);
  const photo = pictureSource(item.images?.[0]);
  const onSale = wanted ?? why === null;

  const flip = async (next: boolean): Promise<void> => {
    setWanted(next);
    await queued(() => commands.setSoldOut(item, !next));
    // From here the live document speaks: it shows the answer, or that nothing happened. A later press comes first.
    setWanted((latest) => (latest === next ? null : latest));
  };

  return (
    <li
      data-item={item.id}
      // Out of sight it is neither styled nor laid out: hundreds of rows change at once when all are selected.
      className="grid [contain-intrinsic-block-size:auto_64px] [content-visibility:auto] min-h-16 grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 px-3 py-2 md:grid-cols-[44px_minmax(0,1fr)_256px_auto] md:px-4"
    >
      {selected === undefined ? (
        <span
          className={classNames(
            "picture-ground relative grid size-11 place-items-center overflow-hidden rounded-md",
            !onSale && "grayscale [&_img]:opacity-60",
          )}
        >
          {photo ? (
            <LatePhoto of={photo} sizes="44px" silent />
          ) : (
            isIllustrationName(item.illustration) && <Illustration name={item.illustration} size={32} />
          )}
        </span>
      ) : (
        <label className="grid size-11 place-items-center">
          <input
            type="checkbox"
            className="tick"
            id={`select-${item.id}`}
            aria-label={bulkText.selectOf(item.name)}
            checked={selected}
            onChange={({ target, nativeEvent }) =>
              onSelect(item.id, target.checked, (nativeEvent as MouseEvent).shiftKey)
            }
          />
        </label>
      )}
      <span className="min-w-0 leading-5">
        {selected === undefined ? (
          <ItemName item={item} />
        ) : (
          <label htmlFor={`select-${item.id}`} className="block min-h-6 truncate text-name leading-6 font-bold">
            {item.name}
          </label>
        )}
        <span className="block truncate text-meta text-ink-2">
          {formatMoney(item.priceCents)} · <ItemState item={item} onSale={onSale} now={now} />
          {waiting > 0 && !onSale && ` · ${catalogText.waiting(waiting)}`}
        </span>
      </span>
      <span className="empty:hidden max-md:col-start-2 max-md:row-start-2">
        {sells && <StockField item={item} onChange={commands.setStock} />}
      </span>
      <Switch
        label={catalogText.available(item.name)}
        labelHidden
        className="justify-center"
        checked={onSale}
        // An empty shelf cannot be switched on; the stock beside it can be filled.
        disabled={!sells || why === "outOfStock" || why === "blocked"}
        onChange={(event) => void flip(event.target.checked)}
      />
    </li>
  );
});

/** Roles that may change the item get to its form. */
function ItemName({ item }: { readonly item: OfferingItem }): ReactElement {
  const { restaurantId, role } = useShop();
  if (!can(role, "catalogue")) return <b className="block truncate text-name">{item.name}</b>;
  return (
    <PageLink
      href={`${shopPath("catalog", restaurantId)}?artikel=${encodeURIComponent(item.id)}`}
      // A finger hits all of the row but what is switched in it.
      className="relative -mt-2 -mb-5 block truncate pt-2 pb-5 text-name leading-6 font-bold text-ink no-underline hover:underline"
    >
      {item.name}
    </PageLink>
  );
}

interface ItemStateProps {
  readonly item: OfferingItem;
  readonly onSale: boolean;
  readonly now: Instant;
}

function ItemState({ item, onSale, now }: ItemStateProps): ReactElement {
  const { shop } = useShop();
  if (item.blocked !== undefined)
    return (
      <b className="whitespace-normal text-danger-ink" data-blocked>
        {catalogText.blocked(item.blocked.reason)}
      </b>
    );
  if (item.status === "hidden") return <span>{catalogText.hidden}</span>;
  if (onSale && isLow(item))
    return <b className="text-warning-ink">{catalogText.low(item.stock.onHand - item.stock.reserved)}</b>;
  if (onSale) return <span>{catalogText.onSale}</span>;
  if (unavailability(item, now) === "outOfStock") return <b className="text-warning-ink">{catalogText.outOfStock}</b>;
  const end = item.soldOutUntil === undefined ? null : instantToLocal(item.soldOutUntil, shop.timezone);
  if (end === null) return <b className="text-warning-ink">{catalogText.soldOut}</b>;
  const day = formatShortDay(end.date, instantToLocal(now, shop.timezone).date);
  return (
    <b className="text-warning-ink">{catalogText.soldOutUntil(end.time === "00:00" ? day : `${day} ${end.time}`)}</b>
  );
}
