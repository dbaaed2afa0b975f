import { count, flag, instant, list, object, oneOf, optional, text, weekday } from "../../../document/codecs.ts";
import { defineDocument } from "../../../document/define-document.ts";
import { catalogStatus, season } from "../../../document/shapes/offering-shapes.ts";
import { image, window } from "../../../document/shapes/shared-shapes.ts";
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
    from: optional(instant),
    to: optional(instant),
    windows: optional(list(window)),
    orderDays: optional(list(weekday)),
    season: optional(season),
    collapsed: optional(flag),
    status: catalogStatus,
  }),
  { audience: "public" },
);
