import { type Instant, minuteMs } from "../../kernel/time/instant.ts";
import type { Order } from "../order/order.ts";

const leastToAnswer = 30 * minuteMs;

/** Until when shoppers may answer a question: the time they were promised, and never less than it takes to notice it. */
export function answerBy({ timeline }: Pick<Order, "timeline">, now: Instant): Instant {
  return Math.max(timeline.promisedAt, now + leastToAnswer);
}
