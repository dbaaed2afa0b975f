import * as f from "./field.ts";

/**
 * A picture in the file storage. `path` is that of its files without size and type; `w` and `h` are those of the largest.
 * `preview` is the picture at a few pixels, as base64 of a WebP: a browser shows it at once and needs no decoder for it.
 */
export const image = f.object(
  {
    path: f.text({ max: 200 }),
    w: f.int(),
    h: f.int(),
    preview: f.optional(f.text({ max: 600 })),
    alt: f.optional(f.text({ max: 300 })),
  },
  { max: 5 },
);
export type Image = f.ValueOf<typeof image>;
