import type { Id } from "@lokalkorb/domain/kernel/branded";
import { lineLimits, quantityLimits } from "@lokalkorb/domain/basket/change-basket";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { Button } from "@lokalkorb/ui/button";
import { Notice } from "@lokalkorb/ui/notice";
import { NumberStepper } from "@lokalkorb/ui/number-stepper";
import { SkeletonGroup } from "@lokalkorb/ui/skeleton";
import { TextField } from "@lokalkorb/ui/text-field";
import { useId, useMemo, useState, type ReactElement } from "react";
import { ProductSheet } from "@/entities/chooser/late-product-sheet";
import { productOfLine, productView, type ProductView } from "@/entities/product/product-view";
import { restockKey } from "@/entities/shop/restock-key";
import { useTodaysShop } from "../again/use-todays-shop.ts";
import type { OrderPage } from "../calls/watch-order.ts";
import { addableGoods, findGoods, type AddableGoods } from "./addable-goods.ts";
import { changeText } from "./change-text.ts";
import { type ChangeValues, withChosen, withOneMore } from "./change-values.ts";
import { ChosenLines } from "./chosen-lines.tsx";
import { GoodsHeading } from "./goods-heading.tsx";
import { useShopOfOrder } from "./shop-of-order.ts";

export interface AddGoodsProps {
  readonly page: OrderPage;
  readonly values: ChangeValues;
  readonly onChange: (change: (values: ChangeValues) => ChangeValues) => void;
}

interface OpenSheet {
  readonly view: ProductView;
  /** Of goods that were chosen already and are chosen otherwise. */
  readonly lineId?: Id<"line">;
}

/** Goods of today, found by their name: at once, or as they are chosen in the sheet that the shop has for them. */
export function AddGoods({ page, values, onChange }: AddGoodsProps): ReactElement {
  const { order, orderKey, now } = page;
  const today = useTodaysShop(orderKey.restaurantId, order);
  const shop = useShopOfOrder(today, order, now);
  const [typed, setTyped] = useState("");
  const [sheet, setSheet] = useState<OpenSheet | null>(null);
  const titleId = useId();
  const goods = useMemo(() => (shop === null ? [] : addableGoods(shop, order)), [shop, order]);
  const added = goods.filter(({ item }) => item !== undefined && (values.added[item.id] ?? 0) > 0);
  const found = findGoods(goods, typed).filter((one) => !added.includes(one));
  const set = (itemId: string, qty: number): void =>
    onChange((all) => ({ ...all, added: { ...all.added, [itemId]: qty } }));
  const take = ({ view, item }: AddableGoods): void =>
    item === undefined ? setSheet({ view }) : onChange((all) => withOneMore(order, all, item.id, quantityLimits(item)));
  const risk = ({ view }: AddableGoods): string | undefined => shop?.risks?.[restockKey(view.entry)];
  return (
    <section aria-labelledby={titleId} className="mt-6 grid gap-3">
      <h3 id={titleId} className="text-name font-bold">
        {changeText.addTitle}
      </h3>
      {today === "asking" && (
        <SkeletonGroup count={2} label={changeText.searching} className="h-11" groupClassName="grid! gap-2" />
      )}
      {today === "gone" && <p>{changeText.gone}</p>}
      {today === "failed" && <Notice tone="warning" announce title={changeText.goodsFailed} />}
      {shop !== null && (
        <>
          {added.length > 0 && (
            <ul className="grid gap-3">
              {added.map((one) => {
                const { id, name, ...item } = must(one.item, "goods of one press");
                return (
                  <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
                    <GoodsHeading name={name} details={formatMoney(one.unitCents)} risk={risk(one)} />
                    <NumberStepper
                      label={changeText.quantity(name)}
                      value={values.added[id] ?? 0}
                      {...quantityLimits(item)}
                      onChange={(qty) => set(id, qty)}
                      onRemove={() => set(id, 0)}
                    />
                  </li>
                );
              })}
            </ul>
          )}
          <ChosenLines
            shop={shop}
            order={order}
            values={values}
            onChange={onChange}
            onOpen={(lineId, line) => {
              const entry = productOfLine(shop.menu, line);
              const view = entry && productView(shop.menu, entry, shop);
              if (view) setSheet({ view, lineId });
            }}
          />
          <TextField
            label={changeText.search}
            hint={changeText.searchHint}
            type="search"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          {found.length === 0 && typed.trim() !== "" && <p className="text-ink-2">{changeText.noneFound}</p>}
          <ul className="grid gap-2">
            {found.map((one) => {
              const { view, item, unitCents } = one;
              const { kind, id } = view.entry;
              const price = `${view.from ? "ab " : ""}${formatMoney(unitCents)}`;
              return (
                <li key={`${kind} ${id}`} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
                  <GoodsHeading name={view.name} details={price} risk={risk(one)} />
                  <Button
                    look="outline"
                    aria-label={(item === undefined ? changeText.chooseOf : changeText.addOf)(view.name)}
                    onClick={() => take(one)}
                  >
                    {item === undefined ? changeText.choose : changeText.add}
                  </Button>
                </li>
              );
            })}
          </ul>
          {sheet !== null && (
            <ProductSheet
              shop={shop}
              view={sheet.view}
              line={lineOf(values, sheet)}
              action={sheet.lineId === undefined ? changeText.intoOrder : changeText.takeChoice}
              onDone={(line) => {
                onChange((all) => withChosen(order, all, line, limitsOf(shop, line), sheet.lineId));
                setSheet(null);
              }}
              onClose={() => setSheet(null)}
            />
          )}
        </>
      )}
    </section>
  );
}

/** As a basket has it, for the sheet that changes it. */
function lineOf({ chosen }: ChangeValues, { lineId }: OpenSheet) {
  const goods = lineId === undefined ? undefined : chosen[lineId];
  return goods && { ...goods, position: 0, seenUnitCents: 0 };
}

const limitsOf = (
  { menu }: { readonly menu: Parameters<typeof lineLimits>[0] },
  line: Parameters<typeof lineLimits>[1],
) => must(lineLimits(menu, line), "a product of the menu");
