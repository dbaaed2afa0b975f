import type { OutputOf, RefusalsOf } from "@lokalkorb/contracts/contract";
import { startStandingOrder as contract } from "@lokalkorb/contracts/standing-orders";
import { ok, refuse, type Result } from "@lokalkorb/domain/kernel/result";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { createDocument } from "@lokalkorb/model/admin/admin-documents";
import { orderPlanDocument } from "@lokalkorb/model/documents/restaurants/order-plans";
import { queueMail } from "../notifications/delivery/create-mail.ts";
import { deliverMail } from "../notifications/delivery/deliver-mail.ts";
import { readMailShop } from "../notifications/read-mail-shop.ts";
import { standingStartedMail } from "../notifications/templates/standing/standing-mails.ts";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";
import { previousAnswer, requestKeyOf, withIdempotency } from "../platform/idempotency.ts";
import { sendingSecrets } from "../platform/secrets.ts";
import { comingRuns } from "./read-place.ts";
import { placeOfOrder, readOwnOrder, standingOfOrder } from "./standing-of-order.ts";
import type { StandingDeps } from "./standing-deps.ts";
import { nameOf, timesOf } from "./write-standing.ts";

type Answer = Result<OutputOf<typeof contract>, RefusalsOf<typeof contract>>;

const toldRuns = 8;

const command: Command<typeof contract, StandingDeps> = async (input, caller, deps) => {
  if (caller.isGuest || caller.email === undefined) return refuse({ type: "sign-in-required" });
  const { restaurantId, weeks, date, cardId } = input;
  const request = requestKeyOf(contract.name, caller, input);
  // A press whose answer was lost: prices and days of now would refuse what is done already.
  const earlier = await previousAnswer<Answer>(deps, request);
  if (earlier !== null) return earlier;
  const order = await readOwnOrder(deps, input, caller);
  if (order === null) return refuse({ type: "not-found" });
  const { paymentMethod } = order;
  const isOnline = paymentMethod === "online";
  const canPay = isOnline
    ? cardId !== undefined && (await deps.payments.hasSavedCard(caller.uid, cardId))
    : paymentMethod !== "giftCard";
  if (!canPay) return refuse({ type: "payment-method-unavailable" });
  const place = await placeOfOrder(deps, restaurantId, order);
  if (place === null) return refuse({ type: "distribution-unavailable" });
  const now = deps.now();
  const { time } = instantToLocal(order.distribution.slot.start, place.shop.timezone);
  const { standing: same } = standingOfOrder(order, place, { firstOn: date, weeks, time, now });
  const coming = comingRuns(place, { ...same, skips: input.skips }, now);
  const [first] = coming?.runs ?? [];
  if (coming === null || first === undefined || Object.keys(same.lines).length === 0)
    return refuse({ type: "distribution-unavailable" });
  const { runs } = coming;
  const { totalCents } = coming.price;
  if (first.date !== date || first.lockAt <= now) return refuse({ type: "slot-changed", next: null });
  if (totalCents !== input.quotedTotalCents)
    return refuse({ type: "price-changed", quotedCents: input.quotedTotalCents, totalCents, lineIds: [] });
  const standing = {
    ...same,
    toldCents: totalCents,
    skips: [...new Set(input.skips)],
    ...(isOnline && cardId !== undefined ? { cardId } : {}),
  };
  const { shop } = await readMailShop(deps, restaurantId);
  const zone = { country: shop.country, timezone: shop.timezone };
  const ports = deps.mail();
  const planId = request.key;
  const mailId = `standing_${planId}_started`;
  const done = await withIdempotency(deps, request, (tx) => {
    const started = { status: "active", standing } as const;
    createDocument(
      tx,
      orderPlanDocument,
      { restaurantId, planId },
      {
        ...fresh,
        name: nameOf(standing),
        ...started,
        owner: { uid: caller.uid },
        ...timesOf(started, runs, { now, ...zone }),
      },
    );
    const link = `${ports.config.appUrl}/konto/dauerauftraege`;
    const content = standingStartedMail({ shop, standing, runs: runs.slice(0, toldRuns), link });
    queueMail(tx, ports.config, { id: mailId, to: standing.contact.email, content, shop }, now);
    return Promise.resolve(ok({ planId }));
  });
  if (done.ok) await deliverMail(deps, ports, mailId);
  return done;
};

const fresh = {
  type: "recurring",
  priceMode: "current",
  changePolicy: "mailOnChange",
  next: [],
  stats: { runs: 0, revenueCents: 0, failed: 0 },
  createdFrom: "checkout",
} as const;

export const startStandingOrder = defineCallable(contract, command, { secrets: sendingSecrets });
