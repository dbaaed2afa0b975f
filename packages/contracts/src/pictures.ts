import { contract } from "./contract.ts";
import { id } from "./fields.ts";
import * as z from "./schema.ts";

/**
 * Makes the public pictures of a photo that was handed in under `uploadId`. The same photo gives the same pictures, however
 * often it is asked for. `image: null`: the file is no photo, or one of too many pixels.
 */
export const addPicture = contract({
  name: "addPicture",
  region: "europe",
  input: z.strictObject({
    restaurantId: id<"shop">(),
    uploadId: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  }),
  output: z.object({
    image: z.nullable(z.object({ path: z.string(), w: z.int(), h: z.int(), preview: z.string() })),
  }),
  refusals: ["not-allowed", "not-found", "rate-limited"],
});
