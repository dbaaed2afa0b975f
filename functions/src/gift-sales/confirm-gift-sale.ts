import { confirmGiftSale as confirmContract, readGiftPaper as paperContract } from "@lokalkorb/contracts/gift-sales";
import { pageMoney } from "@lokalkorb/domain/ordering/payment/page-money";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { readDocument } from "@lokalkorb/model/admin/admin-documents";
import { mailDocument } from "@lokalkorb/model/documents/mail";
import { createCoalescer } from "../platform/concurrency/coalesce.ts";
import { defineCallable, type Command } from "../platform/endpoints/define-callable.ts";
import { paymentSecrets, sendingSecrets } from "../platform/secrets.ts";
import { boughtMailId, type GiftSale, type GiftSaleDeps, readSale } from "./gift-sale.ts";
import { settleGiftSale } from "./settle-gift-sale.ts";

/**
 * The buyer is back. A sale that was never paid leaves nothing, so one that is not there is over; of another's it says
 * no more than that.
 */
const confirm: Command<typeof confirmContract, GiftSaleDeps> = async (input, caller, deps) => {
  const { saleId, restaurantId, giveUp = false } = input;
  const before = await readSale(deps.db, saleId);
  if (before === null) return ok({ state: "over" });
  if (before.buyerUid !== caller.uid || before.restaurantId !== restaurantId) return refuse({ type: "not-found" });
  if (before.state === "waiting" && giveUp) {
    if ((await settleGiftSale(deps, saleId, true)) === "unknown") return refuse({ type: "payment-unavailable" });
  } else if (before.state === "waiting") await look(deps, saleId);
  const sale = await readSale(deps.db, saleId);
  return ok(sale === null ? { state: "over" } : toldOf(sale));
};

const looks = createCoalescer();

/** Counted by the sale, and once for all requests of the same moment; the provider's own message comes anyway. */
const look = (deps: GiftSaleDeps, saleId: string): Promise<void> =>
  looks.run(saleId, async () => {
    const sale = { uid: `giftSale ${saleId}`, isGuest: true, ip: null };
    if ((await deps.rateLimits.take(deps, "paymentLook", sale)) === null) await settleGiftSale(deps, saleId);
  });

function toldOf({ state, cents, no, page, buyerEmail, delivery, sentAt, toldAt, provider }: GiftSale) {
  const common = { cents, no, buyerEmail, delivery: delivery.kind };
  if (state === "waiting") {
    const isChecking = pageMoney(provider).type === "checking";
    return isChecking || page.url === undefined
      ? { ...common, state: "checking" as const }
      : { ...common, state: "open" as const, url: page.url };
  }
  if (state !== "paid") return { ...common, state: "refunded" as const };
  return {
    ...common,
    state,
    hasPaper: toldAt !== undefined && buyerEmail !== "",
    ...(sentAt === undefined ? {} : { sentAt }),
  };
}

/** From the buyer's mail, which is kept as long as any other. */
const paper: Command<typeof paperContract, GiftSaleDeps> = async ({ restaurantId, saleId }, caller, deps) => {
  const sale = await readSale(deps.db, saleId);
  const isOwn = sale?.buyerUid === caller.uid && sale.restaurantId === restaurantId && sale.state === "paid";
  const mail = isOwn ? await readDocument(deps.db, mailDocument, { mailId: boughtMailId(saleId) }) : null;
  const found = mail?.attachments?.[0];
  return found?.content === undefined
    ? refuse({ type: "not-found" })
    : ok({ fileName: found.name, contentType: found.contentType, content: found.content });
};

export const confirmGiftSale = defineCallable(confirmContract, confirm, {
  secrets: [...paymentSecrets, ...sendingSecrets],
});
export const readGiftPaper = defineCallable(paperContract, paper);
