import type { Id } from "../kernel/branded.ts";
import type { Menu } from "../menu/menu.ts";
import type { BasketLines } from "./change-basket.ts";

/** Whatever articles these lines may take, chosen or not. */
export const touchedItems = (menu: Menu, lines: BasketLines): ReadonlySet<Id<"product">> =>
  new Set(
    Object.values(lines).flatMap(({ kind, refId, choices }) => {
      const linked = choices.flatMap(
        ({ optionId, choiceId }) => menu.options[optionId]?.choices.find(({ id }) => id === choiceId)?.itemId ?? [],
      );
      if (kind === "item") return [refId, ...linked];
      const bundle = menu.bundles[refId];
      const slots = [...(bundle?.slots ?? []), ...Object.values(bundle?.contentByWeek ?? {}).flat()];
      const parts = slots.flatMap((slot) =>
        "choices" in slot ? slot.choices.map(({ itemId }) => itemId) : slot.itemId,
      );
      return [...parts, ...linked];
    }),
  );
