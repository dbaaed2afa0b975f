import type { Result } from "@lokalkorb/domain/kernel/result";
import type { Deps } from "../../platform/deps.ts";
import { type Earlier, previousAnswer, type RequestKey, withIdempotency } from "../../platform/idempotency.ts";

/**
 * For work that happens at the provider and not in a transaction: done again it must come to the same there, and the
 * answer that was written first is the answer.
 */
export async function once<Answered extends Result<unknown, unknown>>(
  deps: Deps,
  request: RequestKey,
  work: () => Promise<Answered>,
): Promise<Answered | Earlier<Answered>> {
  const earlier = await previousAnswer<Answered>(deps, request);
  if (earlier !== null) return earlier;
  const answer = await work();
  return answer.ok ? withIdempotency(deps, request, () => Promise.resolve(answer)) : answer;
}
