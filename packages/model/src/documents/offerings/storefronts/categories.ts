import { count, flag, list, object, oneOf, optional, text } from "../../../document/codecs.ts";
import { defineDocument } from "../../../document/define-document.ts";
import { catalogueStatus } from "../../../document/offering-shapes.ts";
import { image, window } from "../../../document/shared-shapes.ts";
import { paths } from "../../../paths.ts";

/** An entry may stand in several categories. */
export const categoryDocument = defineDocument(
  paths.category,
  object({
    name: text,
    slug: text,
    description: optional(text),
    image: optional(image),
    position: count,
    entries: list(object({ kind: oneOf(["group", "item", "bundle"]), id: text, position: optional(count) })),
    windows: optional(list(window)),
    collapsed: optional(flag),
    status: catalogueStatus,
  }),
  { audience: "public" },
);
