import { contract } from "./contract.ts";
import { postalAddress } from "./fields.ts";
import * as z from "./schema.ts";

/** Addresses that are like this one, the best first. `isAnswered: false`: no service is asked here, so none can be proposed. */
export const findAddress = contract({
  name: "findAddress",
  region: "europe",
  input: z.strictObject({ address: postalAddress }),
  output: z.object({
    isAnswered: z.boolean(),
    places: z.array(
      z.object({
        street: z.string(),
        houseNo: z.string(),
        zip: z.string(),
        city: z.string(),
        /** Down to the house, or no better than its street or postal code. */
        accuracy: z.enum(["house", "area"]),
      }),
    ),
  }),
  refusals: ["rate-limited"],
});
