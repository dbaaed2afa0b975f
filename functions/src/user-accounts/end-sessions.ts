import { endSessions as contract } from "@lokalkorb/contracts/accounts";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";
import type { AccountDeps } from "./account-records.ts";

const command: Command<typeof contract, AccountDeps> = async (_input, caller, deps) => {
  if (caller.isGuest) return refuse({ type: "not-allowed" });
  await deps.accountRecords.endSessions(caller.uid);
  return ok({});
};

export const endSessions = defineCallable(contract, command);
