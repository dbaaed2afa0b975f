import { withdrawalTextOfLine } from "@lokalkorb/domain/catalog/withdrawal/withdrawal-of-line";
import { sellableOf } from "@lokalkorb/domain/catalog/goods/goods";
import { lineLimits, setQuantity, removeLine, type BasketLines as Lines } from "@lokalkorb/domain/basket/change-basket";
import { setLineWish } from "@lokalkorb/domain/basket/set-line-wish";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { NumberStepper } from "@lokalkorb/ui/number-stepper";
import type { ReactElement } from "react";
import type { Shop } from "@/entities/shop-page/use-shop";
import { shownLines, type ShownLine } from "@/entities/basket/sold-out-lines";
import { estimateText, lineDetails } from "@/entities/order/line-text";
import type { ProductView } from "@/entities/product/product-view";
import { LineNote } from "./line-note.tsx";
import { shopText } from "../menu/shop-text.ts";
import { productText } from "@/entities/chooser/product-text";
import { basketLinesText } from "./basket-lines-text.ts";

export interface BasketLinesProps {
  readonly shop: Shop;
  readonly onChange: (change: (lines: Lines) => Lines) => void;
  /** Without it nothing is chosen anew here. */
  readonly onEdit?: ((lineId: string) => void) | undefined;
  /** Opens the sheet of a product that goes with the basket; without it, its page does. */
  readonly onOpen?: ((view: ProductView) => void) | undefined;
}

/** The lines of the basket. Lines that cannot be sold any more stay until the shopper takes them out. */
export function BasketLines({ shop, onChange, onEdit }: BasketLinesProps): ReactElement {
  const { draft, menu } = shop;
  const lines = shownLines(shop);
  const known = new Set(lines.map(({ line }) => line.lineId));
  const lost = Object.keys(draft.lines).filter((lineId) => !known.has(lineId));
  return (
    <ul className="grid gap-5">
      {lines.map(({ line, isGone }) => (
        <Line key={line.lineId} line={line} isGone={isGone} shop={shop} onChange={onChange} onEdit={onEdit} />
      ))}
      {lost.map((lineId) => {
        const line = draft.lines[lineId];
        const name = (line && sellableOf(menu, line)?.name) ?? basketLinesText.lineGone;
        return (
          <li key={lineId} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
            <div>
              <b className="text-name">{name}</b>
              <p className="text-meta font-bold text-danger-ink">{basketLinesText.lineGone}</p>
            </div>
            <RemoveButton name={name} onPress={() => onChange((lines) => removeLine(lines, lineId))} />
          </li>
        );
      })}
    </ul>
  );
}

function Line({ line, isGone, shop, onChange, onEdit }: BasketLinesProps & ShownLine): ReactElement {
  const { lineId, name, qty, unitCents, totalCents, depositCents, catchWeight } = line;
  const limits = lineLimits(shop.menu, line);
  const risk = shop.riskOf?.(shop.draft.lines[lineId] ?? line);
  const right = withdrawalTextOfLine(shop.menu.items, line);
  const details = [...(catchWeight ? [estimateText(catchWeight)] : []), lineDetails(line)]
    .filter((part) => part !== "")
    .join(" · ");
  const editable =
    line.kind === "bundle"
      ? line.components.length + line.choices.length > 0
      : (shop.menu.items[line.refId]?.optionRefs.length ?? 0) > 0;
  // The shown number may be one press behind, so a press counts from the basket.
  const set = (next: number): void =>
    onChange((lines) =>
      limits ? setQuantity(lines, lineId, (lines[lineId]?.qty ?? qty) + next - qty, limits) : lines,
    );
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
      <div className="min-w-0">
        <b className="text-name leading-tight">{name}</b>
        {(details !== "" || qty > 1 || depositCents > 0) && (
          <p className="text-meta leading-snug text-ink-2">
            {[
              ...(details === "" ? [] : [details]),
              ...(qty > 1 ? [basketLinesText.each(formatMoney(unitCents))] : []),
              ...(depositCents > 0 ? [basketLinesText.plusDeposit] : []),
            ].join(" · ")}
          </p>
        )}
        {right && <p className="text-meta leading-snug text-ink-2">{right}</p>}
        {risk && <p className="text-meta font-bold text-warning-ink">{risk}</p>}
        {isGone && <p className="text-meta font-bold text-danger-ink">{basketLinesText.lineSoldOut}</p>}
        {line.changed && <p className="text-meta font-bold text-warning-ink">{basketLinesText.priceChanged}</p>}
      </div>
      {!isGone && <b className="text-name whitespace-nowrap">{formatMoney(totalCents)}</b>}
      <div className="col-span-2 mt-2 flex flex-wrap items-center justify-between gap-x-3">
        <NumberStepper
          label={productText.quantity(name)}
          value={qty}
          min={limits?.min ?? 1}
          max={limits?.max ?? qty}
          step={limits?.step ?? 1}
          onChange={set}
          onRemove={() => onChange((lines) => removeLine(lines, lineId))}
        />
        {isGone ? (
          <RemoveButton name={name} onPress={() => onChange((lines) => removeLine(lines, lineId))} />
        ) : (
          <>
            {editable && onEdit && (
              <button
                type="button"
                className="link min-h-11 px-1"
                aria-label={basketLinesText.editLine(name)}
                onClick={() => onEdit(lineId)}
              >
                {shopText.change}
              </button>
            )}
            <LineNote
              name={name}
              note={line.note ?? ""}
              substitution={line.substitution ?? "ask"}
              dearerByCents={line.dearerByCents ?? 0}
              isAlone={shop.count === qty}
              onChange={(wish) => onChange((lines) => setLineWish(shop.menu, lines, lineId, wish))}
            />
          </>
        )}
      </div>
    </li>
  );
}

function RemoveButton({ name, onPress }: { readonly name: string; readonly onPress: () => void }): ReactElement {
  return (
    <button
      type="button"
      className="link min-h-11 px-1 text-danger-ink!"
      aria-label={`${name}: ${basketLinesText.removeLine}`}
      onClick={onPress}
    >
      {basketLinesText.removeLine}
    </button>
  );
}
