import { createHash, timingSafeEqual } from "node:crypto";
import { stopBasketReminders as contract } from "@lokalkorb/contracts/basket-reminders";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { inTransaction, readDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { privateUserDocument } from "@lokalkorb/model/documents/users/private-user";
import type { LimitedDeps } from "../platform/rate-limits.ts";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

const command: Command<typeof contract, LimitedDeps> = async ({ uid, token }, caller, deps) => {
  const guess = { uid, isGuest: true, ip: caller.ip };
  const limited = await deps.rateLimits.take(deps, "basketReminder", guess);
  if (limited !== null) return refuse(limited);
  const stopped = await inTransaction(deps.db, async (tx) => {
    const wish = (await readDocument(tx, privateUserDocument, { uid }))?.basketReminder;
    if (wish === undefined || !timingSafeEqual(digest(wish.token), digest(token))) return refuse({ type: "not-found" });
    // The token stays: an older mail's link has to do the same.
    if (wish.wanted)
      updateDocument(tx, privateUserDocument, { uid }, { basketReminder: { ...wish, wanted: false, at: deps.now() } });
    return ok({});
  });
  // Mail services press for thousands of readers from one address: what is right was no guess.
  if (stopped.ok) await deps.rateLimits.restore(deps, "basketReminder", guess);
  return stopped;
};

export const stopBasketReminders = defineCallable(contract, command);
