import type { Id } from "../../kernel/branded.ts";
import type { Refund } from "../order/payment.ts";

/** The name of a refund at the provider: each try has its own, the first that of the refund. */
export function refundTag({ id, attempt = 1 }: Pick<Refund, "id" | "attempt">): string {
  return attempt === 1 ? id : `${id}~${attempt}`;
}

/** Any try of that refund. */
export function isTagOf(tag: string | undefined, refundId: Id<"refund">): boolean {
  return tag === refundId || tag?.startsWith(`${refundId}~`) === true;
}
