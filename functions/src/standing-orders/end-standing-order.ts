import { endStandingOrder as contract } from "@lokalkorb/contracts/standing-orders";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { changeStanding } from "@lokalkorb/domain/ordering/standing/change-standing";
import { readDocument } from "@lokalkorb/model/admin/admin-documents";
import { orderPlanDocument } from "@lokalkorb/model/documents/restaurants/order-plans";
import { staffMay } from "../access/staff.ts";
import { logOf } from "../access/write-log.ts";
import { deliverMail } from "../notifications/delivery/deliver-mail.ts";
import type { MailDeps } from "../notifications/delivery/mail-ports.ts";
import { readMailShop } from "../notifications/read-mail-shop.ts";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";
import { sendingSecrets } from "../platform/secrets.ts";
import { tellEnd } from "./tell-end.ts";
import { standingOf, writeStanding } from "./write-standing.ts";

const command: Command<typeof contract, MailDeps> = async (input, caller, deps) => {
  const { restaurantId, planId, word } = input;
  const address = { restaurantId, planId };
  if (!(await staffMay(deps.db, restaurantId, caller.uid, "customers.decide"))) return refuse({ type: "not-allowed" });
  const { shop } = await readMailShop(deps, restaurantId);
  const ports = deps.mail();
  let mailId: string | null = null;
  const done = await withIdempotency(deps, requestKeyOf(contract.name, caller, input), async (tx) => {
    if (!(await staffMay(tx, restaurantId, caller.uid, "customers.decide"))) return refuse({ type: "not-allowed" });
    const plan = await readDocument(tx, orderPlanDocument, address);
    const own = standingOf(plan);
    if (plan === null || own === null) return refuse({ type: "not-found" });
    if (own.status === "cancelled") return ok({ result: "over" as const });
    const now = deps.now();
    const ended = changeStanding(own, { kind: "end" }, { runs: [], now, timezone: shop.timezone });
    if (typeof ended === "string") return ok({ result: "over" as const });
    const log = await logOf(tx, deps, restaurantId, caller);
    writeStanding(tx, address, ended, [], { ...shop, now });
    log("standingOrder", plan.name);
    mailId = tellEnd(tx, ports.config, { planId, shop, standing: ended.standing, by: "shop", word, now });
    return ok({ result: "saved" as const });
  });
  if (mailId !== null && done.ok) await deliverMail(deps, ports, mailId);
  return done;
};

export const endStandingOrder = defineCallable(contract, command, { secrets: sendingSecrets });
