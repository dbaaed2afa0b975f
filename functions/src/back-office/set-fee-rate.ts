import { setFeeRate as contract } from "@lokalkorb/contracts/back-office";
import { feeBpOn, withFeeRate } from "@lokalkorb/domain/ordering/payment/fee-rates";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { addDays } from "@lokalkorb/domain/kernel/time/local-date";
import { readDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { accountDocument } from "@lokalkorb/model/documents/restaurants/data/account";
import { paymentSettingsDocument } from "@lokalkorb/model/documents/restaurants/data/payment-settings";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { nameIn, writeLog } from "../access/write-log.ts";
import { deliverMail } from "../notifications/delivery/deliver-mail.ts";
import type { MailDeps } from "../notifications/delivery/mail-ports.ts";
import { feeMail } from "../notifications/templates/accounts/fee-mail.ts";
import { localDateAt } from "../platform/business-day.ts";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";
import { sendingSecrets } from "../platform/secrets.ts";
import { tellOwners } from "./write-hold.ts";

/** Set and told in one transaction: the notice of a higher fee begins with its mail. */
const command: Command<typeof contract, MailDeps> = async (input, caller, deps) => {
  const { restaurantId, percentBp, from } = input;
  if (caller.isPlatform !== true) return refuse({ type: "not-allowed" });
  const request = requestKeyOf(contract.name, caller, input);
  const ports = deps.mail();
  let mailIds: readonly string[] = [];
  const done = await withIdempotency(deps, request, async (tx) => {
    const shop = await readDocument(tx, shopDocument, { restaurantId });
    const settings = await readDocument(tx, paymentSettingsDocument, { restaurantId });
    const account = await readDocument(tx, accountDocument, { restaurantId });
    if (shop === null || settings === null || account === null) return refuse({ type: "not-found" });
    const now = deps.now();
    const rates = settings.feeRates ?? [];
    const feeRates = withFeeRate(rates, { from, percentBp }, localDateAt(now, shop.timezone));
    const set = must(
      feeRates.find((rate) => !rates.includes(rate)),
      "the rate that was set",
    );
    updateDocument(tx, paymentSettingsDocument, { restaurantId }, { feeRates });
    writeLog(tx, deps, {
      restaurantId,
      act: "feeRate",
      by: nameIn(account, caller),
      about: `${percentBp} ${set.from}`,
    });
    const before = feeBpOn(rates, addDays(set.from, -1), -1);
    const mail = feeMail(shop.name, before < 0 ? null : before, set);
    // The same once more is no change.
    if (before !== set.percentBp)
      mailIds = tellOwners(tx, ports.config, { shop, account }, mail, { key: `fee_${request.key}`, now });
    return ok({ feeRates });
  });
  if (done.ok) await Promise.all(mailIds.map((mailId) => deliverMail(deps, ports, mailId)));
  return done;
};

export const setFeeRate = defineCallable(contract, command, { secrets: sendingSecrets });
