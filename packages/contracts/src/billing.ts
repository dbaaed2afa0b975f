import { contract } from "./contract.ts";
import { id } from "./fields.ts";
import * as z from "./schema.ts";

/** An invoice or credit note, for readers of the order. The files themselves are open to staff alone. */
export const readPaper = contract({
  name: "readPaper",
  region: "europe",
  input: z.strictObject({
    restaurantId: id<"shop">(),
    orderId: id<"order">(),
    /** As in the order's `receipts`. */
    no: z.string().check(z.minLength(1), z.maxLength(60)),
  }),
  output: z.object({
    fileName: z.string(),
    contentType: z.string(),
    /** The file in base64. */
    content: z.string(),
  }),
  refusals: ["not-found", "not-allowed"],
});
