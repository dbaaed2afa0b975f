import { contract } from "./contract.ts";
import { id, line, requestId } from "./fields.ts";
import * as z from "./schema.ts";

/** A gift card is money that the shop owes: made here once it is paid for, never by a browser. */
export const issueGiftCard = contract({
  name: "issueGiftCard",
  region: "europe",
  spendsToken: true,
  input: z.strictObject({
    requestId,
    restaurantId: id<"shop">(),
    cents: z.int().check(z.minimum(100), z.maximum(100_000)),
    name: line(120).check(z.minLength(1)),
    issuedTo: z.exactOptional(line(120)),
  }),
  output: z.object({ code: z.string(), cents: z.int(), expiresAt: z.number() }),
  refusals: ["not-found", "not-allowed", "request-reused"],
});
