import { int, object, optional, text } from "./field.ts";

/** A picture in the file storage. */
export const image = object(
  { path: text(), w: int(), h: int(), blurhash: optional(text()), alt: optional(text()) },
  { max: 5 },
);
