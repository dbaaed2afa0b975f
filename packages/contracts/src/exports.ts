import { tableKinds } from "@lokalkorb/domain/invoices/books/table-kinds";
import { contract } from "./contract.ts";
import { documentId, id, requestId } from "./fields.ts";
import * as z from "./schema.ts";

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** Stands in the shop's log before the file is made: who took what out of the shop, and how much of it (GDP-05). */
export const noteExport = contract({
  name: "noteExport",
  region: "europe",
  input: z.strictObject({
    requestId,
    restaurantId: id<"shop">(),
    what: z.enum(["items", "customers", "customer", "books"]),
    /** The one customer whose data it is. */
    customerId: z.exactOptional(documentId),
    /** Which table or file of the books, and of which days. */
    books: z.exactOptional(z.strictObject({ what: z.enum([...tableKinds, "datev", "bmd"]), from: day, to: day })),
    count: z.int().check(z.minimum(0), z.maximum(100_000)),
  }),
  output: z.object({}),
  refusals: ["not-allowed", "request-reused"],
});
