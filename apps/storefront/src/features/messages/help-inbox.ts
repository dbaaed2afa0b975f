import { readHelpMessages, sendQuestion, writeHelpMessage } from "@lokalkorb/contracts/messages";
import type { CallResult } from "@lokalkorb/model/client/call-function";
import type { HelpInbox } from "@lokalkorb/shell/help-inbox";
import { loadLive } from "@/shared/live/load-live";
import { sendingFailures } from "@/shared/live/use-sending";
import { helpRefusals } from "./message-text.ts";

/** Known by the account, or by the guest of this browser; who was neither becomes the guest with the first message. */
export const helpInbox: HelpInbox = {
  read: async () => {
    const client = await loadLive();
    const who = await client.auth.ensureIdentity();
    if (!who.ok) throw new Error("No identity");
    const answer = await client.call(readHelpMessages, {});
    if (!answer.ok) throw new Error("No answer");
    const { threads, sender } = answer.value;
    return {
      threads: threads.map(({ messageId, said, mayWrite }) => ({ id: messageId, said, mayWrite })),
      sender: sender ?? { name: "", email: who.value.email ?? "" },
    };
  },
  ask: (requestId, message) =>
    told(async () => {
      const client = await loadLive();
      return client.call(sendQuestion, { requestId, ...message, page: location.href.slice(0, 500) });
    }),
  reply: (requestId, messageId, text) =>
    told(async () => (await loadLive()).call(writeHelpMessage, { requestId, messageId, text })),
};

type Answer = CallResult<unknown, { readonly type: keyof typeof helpRefusals }>;

async function told(call: () => Promise<Answer>): Promise<string | null> {
  const answer = await call().catch(() => null);
  if (answer === null) return sendingFailures.offline;
  if (answer.ok) return null;
  return answer.refusal === undefined ? sendingFailures[answer.failure.type] : helpRefusals[answer.refusal.type];
}
