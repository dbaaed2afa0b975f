import { setFeeRate as contract } from "@lokalkorb/contracts/back-office";
import { withFeeRate } from "@lokalkorb/domain/ordering/payment/fee-rates";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { readDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { paymentSettingsDocument } from "@lokalkorb/model/documents/restaurants/data/payment-settings";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { logOf } from "../access/write-log.ts";
import { localDateAt } from "../platform/business-day.ts";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";

const command: Command<typeof contract> = async (input, caller, deps) => {
  const { restaurantId, percentBp, from } = input;
  if (caller.isPlatform !== true) return refuse({ type: "not-allowed" });
  return withIdempotency(deps, requestKeyOf(contract.name, caller, input), async (tx) => {
    const shop = await readDocument(tx, shopDocument, { restaurantId });
    const settings = await readDocument(tx, paymentSettingsDocument, { restaurantId });
    if (shop === null || settings === null) return refuse({ type: "not-found" });
    const log = await logOf(tx, deps, restaurantId, caller);
    const today = localDateAt(deps.now(), shop.timezone);
    const feeRates = withFeeRate(settings.feeRates ?? [], { from, percentBp }, today);
    updateDocument(tx, paymentSettingsDocument, { restaurantId }, { feeRates });
    log("feeRate", `${percentBp} ${from < today ? today : from}`);
    return ok({ feeRates });
  });
};

export const setFeeRate = defineCallable(contract, command);
