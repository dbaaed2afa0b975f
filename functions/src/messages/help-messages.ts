import { readHelpMessages as readContract, writeHelpMessage as writeContract } from "@lokalkorb/contracts/messages";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { mayWriteAgain, messageKeptFor, mostHelpReplies, saidIn } from "@lokalkorb/domain/shop/platform-message";
import { readDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { messageDocument } from "@lokalkorb/model/documents/messages";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";
import type { LimitedDeps } from "../platform/rate-limits.ts";
import { questionsOf } from "../user-accounts/questions-of-account.ts";

/** The caller's own alone, known by the account or the guest that wrote them. */
const read: Command<typeof readContract, LimitedDeps> = async (_input, caller, deps) => {
  const limited = await deps.rateLimits.take(deps, "helpLook", caller);
  if (limited !== null) return refuse(limited);
  const own = (await questionsOf(deps.db, caller.uid)).toSorted((a, b) => b.at - a.at);
  const [last] = own;
  return ok({
    threads: own.map((message) => ({
      messageId: message.id,
      said: [...saidIn(message)],
      mayWrite: mayWriteAgain(message),
    })),
    ...(last === undefined ? {} : { sender: { name: last.name, email: last.email } }),
  });
};

/** Another's question is none for the caller. One that was answered stands open at the desk again. */
const write: Command<typeof writeContract, LimitedDeps> = async (input, caller, deps) => {
  const { messageId, text } = input;
  const limited = await deps.rateLimits.take(deps, "helpMessage", caller, input.requestId);
  if (limited !== null) return refuse(limited);
  return withIdempotency(deps, requestKeyOf(writeContract.name, caller, input), async (tx) => {
    const message = await readDocument(tx, messageDocument, { messageId });
    if (message === null || message.uid !== caller.uid) return refuse({ type: "not-found" });
    if (!mayWriteAgain(message)) return refuse({ type: "talk-full", max: mostHelpReplies });
    const at = deps.now();
    const more = [...(message.more ?? []), { from: "sender" as const, at, text }];
    updateDocument(tx, messageDocument, { messageId }, { more, state: "open", expiresAt: at + messageKeptFor });
    return ok({});
  });
};

export const readHelpMessages = defineCallable(readContract, read);
export const writeHelpMessage = defineCallable(writeContract, write);
