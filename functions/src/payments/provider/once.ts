import type { OrderRefusal } from "@lokalkorb/domain/ordering/order/refusal";
import type { Result } from "@lokalkorb/domain/kernel/result";
import type { Deps } from "../../platform/deps.ts";
import { previousAnswer, type RequestKey, withIdempotency } from "../../platform/idempotency.ts";

/**
 * For work that happens at the provider and not in a transaction: done again it must come to the same there, and the
 * answer that was written first is the answer.
 */
export const once = async <Output>(
  deps: Deps,
  request: RequestKey,
  work: () => Promise<Result<Output, OrderRefusal>>,
): Promise<Result<Output, OrderRefusal>> => {
  const earlier = await previousAnswer<Output>(deps, request);
  if (earlier !== null) return earlier;
  const answer = await work();
  return answer.ok ? withIdempotency(deps, request, () => Promise.resolve(answer)) : answer;
};
