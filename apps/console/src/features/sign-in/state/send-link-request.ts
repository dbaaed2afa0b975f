import { sendSignInLink } from "@lokalkorb/contracts/accounts";
import { minuteMs } from "@lokalkorb/domain/kernel/time/instant";
import type { ModelClient } from "@lokalkorb/model/client/model-client";
import { failureTexts } from "./sign-in-text.ts";

/** How a request for a link ended; the request may be made once more where it is not `answered`. */
export interface LinkAnswer {
  readonly answered: boolean;
  readonly problem: string | null;
  /** A sentence and what to do next, for the address that the mail went to. */
  readonly sent: { readonly title: string; readonly next: string } | null;
}

export async function requestLink(
  client: ModelClient,
  input: { readonly requestId: string; readonly email: string; readonly next: string },
): Promise<LinkAnswer> {
  const answer = await client.call(sendSignInLink, input);
  if (answer.ok) {
    const sent = { title: `Der Link ist unterwegs an ${input.email}.`, next: sentNext };
    return { answered: true, problem: null, sent };
  }
  if (!answer.refusal) return { answered: false, problem: failureTexts[answer.failure.type], sent: null };
  const problem =
    answer.refusal.type === "rate-limited" ? tooMany(answer.refusal.retryAt - Date.now()) : failureTexts.unexpected;
  return { answered: true, problem, sent: null };
}

const sentNext =
  "Öffne ihn auf diesem Gerät, er gilt sechs Stunden. Nichts angekommen? Sieh im Spam-Ordner nach, oder lass dir noch einen schicken.";

function tooMany(wait: number): string {
  const minutes = Math.max(1, Math.ceil(wait / minuteMs));
  return `An diese Adresse gingen schon mehrere Links. Nimm den neuesten, oder versuch es in ${minutes === 1 ? "einer Minute" : `${minutes} Minuten`} noch einmal.`;
}
