import { acceptContracts as contract } from "@lokalkorb/contracts/shops";
import { contractVersions, merchantContracts, missingContracts } from "@lokalkorb/domain/shop/merchant-contracts";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { readDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { accountDocument } from "@lokalkorb/model/documents/restaurants/data/account";
import { roleIn } from "../access/staff.ts";
import { nameIn, writeLog } from "../access/write-log.ts";
import { defineCallable, type Command } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";

/** Every accepted version is kept with its moment and its owner, as the proof of the contract (GDP-01). */
const command: Command<typeof contract> = async (input, caller, deps) => {
  const { restaurantId, versions } = input;
  return withIdempotency(deps, requestKeyOf(contract.name, caller, input), async (tx) => {
    if ((await roleIn(tx, restaurantId, caller.uid)) !== "owner") return refuse({ type: "not-allowed" });
    if (merchantContracts.some((kind) => versions[kind] !== contractVersions[kind])) return ok({ result: "changed" });
    const account = await readDocument(tx, accountDocument, { restaurantId });
    if (account === null) return refuse({ type: "not-allowed" });
    const { contracts = [] } = account;
    const missing = missingContracts(contracts);
    const accepted = missing.map((kind) => ({
      kind,
      version: contractVersions[kind],
      acceptedAt: deps.now(),
      by: caller.uid,
    }));
    if (accepted.length > 0) {
      updateDocument(tx, accountDocument, { restaurantId }, { contracts: [...contracts, ...accepted] });
      const about = accepted.map(({ version }) => version).join(", ");
      writeLog(tx, deps, { restaurantId, act: "contracts", by: nameIn(account, caller), about });
    }
    return ok({ result: "accepted" });
  });
};

export const acceptContracts = defineCallable(contract, command);
