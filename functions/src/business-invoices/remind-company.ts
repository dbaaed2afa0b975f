import { claimLate } from "@lokalkorb/domain/invoices/late/claim-late";
import { remind } from "@lokalkorb/domain/invoices/remind";
import { ok } from "@lokalkorb/domain/kernel/result";
import { writeShopEffect } from "../outbox/write-shop-effect.ts";
import { type Answer, type Scene, type Step, update } from "./invoice-scene.ts";
import { businessPaperPath } from "./issue-invoice.ts";

/** INV-07: the paper and its mail follow from the outbox; interest and flat sum are the server's sums. */
export function remindOf(scene: Scene, { level, claim: wish }: Extract<Step, { do: "remind" }>): Answer {
  const { tx, restaurantId, invoice, settings, shop, now, today } = scene;
  const { country } = shop;
  const claimed = claimLate(invoice, wish ?? { interestFrom: null, flat: false }, { country, baseRates: settings?.baseRates ?? [], today }); // prettier-ignore
  if (!claimed.ok) return claimed;
  const path = businessPaperPath(restaurantId, invoice.no ?? "", level);
  const reminded = remind(invoice, level, { now, today, path, claim: claimed.value });
  if (!reminded.ok) return reminded;
  update(scene, reminded.value.patch);
  const asked = { id: invoice.id, level };
  const cause = `${invoice.id}_${level}`;
  writeShopEffect(tx, { kind: "invoice", restaurantId, event: "invoiceReminder", cause, invoice: asked }, now);
  return ok({ status: reminded.value.patch.status });
}
