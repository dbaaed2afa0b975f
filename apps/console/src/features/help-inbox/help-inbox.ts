import { readHelpMessages, sendQuestion, writeHelpMessage } from "@lokalkorb/contracts/messages";
import type { CallResult } from "@lokalkorb/model/client/call-function";
import type { HelpInbox } from "@lokalkorb/shell/help-inbox";
import { failureText } from "@/shared/commands/failure-text";
import { modelClient } from "@/shared/environment/start-client";
import { helpRefusals } from "./help-inbox-text.ts";

/** Known by the account of the one who works here. */
export const helpInbox: HelpInbox = {
  read: async () => {
    const client = await modelClient();
    const answer = await client.call(readHelpMessages, {});
    // Before the sign-in there are no messages of an account; answers go by mail alone then.
    if (!answer.ok && answer.refusal?.type !== "sign-in-required") throw new Error("No answer");
    const { threads, sender } = answer.ok ? answer.value : { threads: [] };
    return {
      threads: threads.map(({ messageId, said, mayWrite }) => ({ id: messageId, said, mayWrite })),
      sender: sender ?? { name: "", email: client.auth.identity()?.email ?? "" },
    };
  },
  ask: (requestId, message) =>
    told(async () => {
      const client = await modelClient();
      return client.call(sendQuestion, { requestId, ...message, page: location.href.slice(0, 500) });
    }),
  reply: (requestId, messageId, text) =>
    told(async () => (await modelClient()).call(writeHelpMessage, { requestId, messageId, text })),
};

type Answer = CallResult<unknown, { readonly type: keyof typeof helpRefusals }>;

async function told(call: () => Promise<Answer>): Promise<string | null> {
  const answer = await call().catch(() => null);
  if (answer === null) return failureText.offline;
  if (answer.ok) return null;
  return answer.refusal === undefined ? failureText[answer.failure.type] : helpRefusals[answer.refusal.type];
}
