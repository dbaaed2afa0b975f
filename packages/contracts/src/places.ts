import { countries } from "@lokalkorb/domain/kernel/country/country";
import { contract } from "./contract.ts";
import { line } from "./fields.ts";
import * as z from "./schema.ts";

/** As far as it is typed: without a number the streets that begin so are proposed. */
const typedAddress = z.strictObject({
  street: line(120).check(z.minLength(1)),
  houseNo: line(20),
  zip: z.string().check(z.regex(/^(?:\d{4,5})?$/)),
  city: line(80),
  country: z.enum(countries),
});

/**
 * Addresses that are like this one, the best first, for owners and for shoppers who type one. `isAnswered: false`: no service
 * is asked here, so none can be proposed.
 */
export const findAddress = contract({
  name: "findAddress",
  region: "europe",
  input: z.strictObject({ address: typedAddress }),
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
