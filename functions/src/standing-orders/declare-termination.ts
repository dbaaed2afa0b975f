import { declareTermination as contract } from "@lokalkorb/contracts/standing-orders";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { changeStanding } from "@lokalkorb/domain/ordering/standing/change-standing";
import { meantPlans } from "@lokalkorb/domain/ordering/standing/meant-plans";
import { withdrawalKeptUntil } from "@lokalkorb/domain/ordering/withdrawal/withdrawal-fields";
import { messageKeptFor } from "@lokalkorb/domain/shop/platform-message";
import { createDocument, readDocument } from "@lokalkorb/model/admin/admin-documents";
import { messageDocument } from "@lokalkorb/model/documents/messages";
import { orderPlanDocument } from "@lokalkorb/model/documents/restaurants/order-plans";
import type { MenuDeps } from "../catalog/menu-store.ts";
import { queueMail } from "../notifications/delivery/create-mail.ts";
import { deliverMail } from "../notifications/delivery/deliver-mail.ts";
import type { MailDeps } from "../notifications/delivery/mail-ports.ts";
import { addressHash } from "../notifications/delivery/suppression.ts";
import { readMailShop } from "../notifications/read-mail-shop.ts";
import {
  noticeWords,
  terminationArrivedMail,
  terminationToShopMail,
} from "../notifications/templates/standing/termination-mails.ts";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";
import type { LimitedDeps } from "../platform/rate-limits.ts";
import { sendingSecrets } from "../platform/secrets.ts";
import { plansOfAddress } from "./find-plans.ts";
import { comingRuns, placeOfStanding } from "./read-place.ts";
import { standingOf, writeStanding } from "./write-standing.ts";

/** In the zone of the platform: a notice may be to a shop that is not known. */
const timezone = "Europe/Berlin";
/**
 * WDR-05: the contracts that are meant end, their shops and the person are told in the same transaction. A notice that means none
 * of those that are known lies with the platform's messages.
 */
const command: Command<typeof contract, MailDeps & LimitedDeps & MenuDeps> = async (input, caller, deps) => {
  const { email, shop, planId, on } = input;
  const sender = { uid: addressHash(email), isGuest: true, ip: caller.ip };
  const limited = await deps.rateLimits.take(deps, "withdrawal", sender, input.requestId);
  if (limited !== null) return refuse(limited);
  const known = await Promise.all(
    (await plansOfAddress(deps, email)).map(async (found) => ({
      ...found,
      of: await readMailShop(deps, found.restaurantId),
      place: await placeOfStanding(deps, found.restaurantId, must(found.plan.standing, "found by its address")),
    })),
  );
  const plans = known.map((found) => ({ ...found, shopName: found.of.shop.name }));
  const meant = meantPlans(plans, { shop, ...(planId === undefined ? {} : { planId }) });
  // A press that is made again may come from a page that is signed in by then: it is the same notice.
  const request = requestKeyOf(contract.name, { ...caller, uid: "" }, input);
  const ports = deps.mail();
  const { config } = ports;
  const mailId = `termination_${request.key}`;
  const mails = [mailId];
  const done = await withIdempotency(deps, request, async (tx) => {
    const now = deps.now();
    const facts = { declared: input, receivedAt: now, timezone };
    const stored = await Promise.all(meant.map((found) => readDocument(tx, orderPlanDocument, found)));
    for (const [index, { of, place, ...address }] of meant.entries()) {
      const own = standingOf(stored[index] ?? null);
      const change = { kind: "end", ...(on === undefined ? {} : { on }) } as const;
      const ended = own && changeStanding(own, change, { runs: [], now, timezone: of.shop.timezone });
      if (ended === null || typeof ended === "string") continue;
      const runs = (place && comingRuns(place, ended.standing, now)?.runs) ?? [];
      writeStanding(tx, { restaurantId: address.restaurantId, planId: address.planId }, ended, runs, {
        ...of.shop,
        now,
      });
      const desk = `${config.consoleUrl}/${address.restaurantId}/abos`;
      for (const [at, to] of of.staffAddresses.entries()) {
        const id = `${mailId}_${index}_${at}`;
        queueMail(tx, config, { id, to, content: terminationToShopMail(facts, desk), shop: null }, now);
        mails.push(id);
      }
    }
    const names = [...new Set(meant.map(({ shopName }) => shopName))];
    const content = terminationArrivedMail(facts, names);
    // As long as letters of trade in the country that wants it longer: it proves that its arrival was confirmed.
    const keptFor = withdrawalKeptUntil(now, "AT", timezone) - now;
    queueMail(tx, config, { id: mailId, to: email, content, shop: null, keptFor }, now);
    if (meant.length === 0)
      createDocument(
        tx,
        messageDocument,
        { messageId: request.key },
        {
          kind: "question",
          text: noticeWords(facts),
          name: input.name,
          email,
          page: "/kuendigen",
          state: "open",
          at: now,
          expiresAt: now + messageKeptFor,
        },
      );
    return ok({ receivedAt: now, timezone });
  });
  if (done.ok) await Promise.all(mails.map((id) => deliverMail(deps, ports, id)));
  return done;
};

export const declareTermination = defineCallable(contract, command, { secrets: sendingSecrets });
