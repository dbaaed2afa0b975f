import * as f from "./field.ts";

/** A picture in the file storage. */
export const image = f.object(
  { path: f.text(), w: f.int(), h: f.int(), blurhash: f.optional(f.text()), alt: f.optional(f.text()) },
  { max: 5 },
);
