import { setChoiceSoldOut as contract } from "@lokalkorb/contracts/offerings";
import { editWindow } from "@lokalkorb/domain/shop/shop-edits";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { readDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { optionDocument } from "@lokalkorb/model/documents/offerings/options";
import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { editLine } from "../../access/edit-line.ts";
import { staffMay } from "../../access/staff.ts";
import { endOfDay } from "../../platform/business-day.ts";
import { defineCallable, type Command } from "../../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../../platform/idempotency.ts";
import { revalidateSecrets } from "../../platform/secrets.ts";
import { renewShopsOf } from "../renewal/renew-shops.ts";
import type { RenewingDeps } from "../renewal/revalidate.ts";
import { readStorefronts } from "./item-live.ts";
import { soldOutChoicesOf } from "./live-lists.ts";

/** The choice of an option group, not what it is put on: 'heute kein Kren'. It is back by itself when the day is over. */
const command: Command<typeof contract, RenewingDeps> = async (input, caller, deps) => {
  const { restaurantId, offeringId, optionId, choiceId } = input;
  const restaurant = await readDocument(deps.db, shopDocument, { restaurantId });
  if (restaurant === null || restaurant.offeringId !== offeringId) return refuse({ type: "not-found" });
  const answer = await withIdempotency(deps, requestKeyOf(contract.name, caller, input), async (tx) => {
    if (!(await staffMay(tx, restaurantId, caller.uid, "soldOut"))) return refuse({ type: "not-allowed" });
    const now = deps.now();
    // Before the storefronts, as publishing locks them: one order of locks.
    const log = await editLine(tx, { restaurantId, uid: caller.uid, kind: "option", window: editWindow(now) });
    const storefronts = await readStorefronts(tx, offeringId);
    const option = await readDocument(tx, optionDocument, { offeringId, optionId });
    if (option?.choices.some(({ id }) => id === choiceId) !== true) return refuse({ type: "not-found" });

    const soldOutUntil = input.soldOut ? endOfDay(now, restaurant.timezone) : null;
    const choices = option.choices.map((choice) => {
      if (choice.id !== choiceId) return choice;
      const { soldOutUntil: _ended, ...onSale } = choice;
      return soldOutUntil === null ? onSale : { ...onSale, soldOutUntil };
    });
    log([[optionId, { name: option.name, how: "changed", fields: ["choices"], at: now }]]);
    updateDocument(tx, optionDocument, { offeringId, optionId }, { choices });
    const own = soldOutChoicesOf([{ id: optionId, choices }], now);
    for (const { id: storefrontId, live } of storefronts) {
      const others = (live.soldOutChoices ?? []).filter((each) => each.optionId !== optionId && each.until > now);
      const patch = { "live.soldOutChoices": [...others, ...own], "live.updatedAt": now };
      updateDocument(tx, storefrontDocument, { offeringId, storefrontId }, patch);
    }
    return ok({ soldOutUntil });
  });
  if (answer.ok) await renewShopsOf(deps, offeringId, "sold-out");
  return answer;
};

export const setChoiceSoldOut = defineCallable(contract, command, { secrets: revalidateSecrets });
