import { contract } from "./contract.ts";
import { documentId, id, requestId } from "./fields.ts";
import * as z from "./schema.ts";

/** Stands in the shop's log before the file is made: who took what out of the shop, and how much of it (GDP-05). */
export const noteExport = contract({
  name: "noteExport",
  region: "europe",
  input: z.strictObject({
    requestId,
    restaurantId: id<"shop">(),
    what: z.enum(["items", "customers", "customer"]),
    /** The one customer whose data it is. */
    customerId: z.exactOptional(documentId),
    count: z.int().check(z.minimum(0), z.maximum(100_000)),
  }),
  output: z.object({}),
  refusals: ["not-allowed", "request-reused"],
});
