import { badges } from "@lokalkorb/domain/catalog/goods/item";
import { count, int, list, object, oneOf, optional, text, texts } from "../../../document/codecs.ts";
import { defineDocument } from "../../../document/define-document.ts";
import { catalogStatus } from "../../../document/shapes/offering-shapes.ts";
import { image } from "../../../document/shapes/shared-shapes.ts";
import { paths } from "../../../paths.ts";

/** One card with several items as variants, e.g. a loaf of 500 g and of 1 kg. */
export const productGroupDocument = defineDocument(
  paths.productGroup,
  object({
    name: text,
    description: optional(text),
    illustration: text,
    images: optional(list(image)),
    itemIds: texts,
    defaultItemId: text,
    labelBy: oneOf(["size", "name"]),
    badge: optional(oneOf(badges)),
    posGroupId: optional(int),
    position: count,
    status: catalogStatus,
  }),
  { audience: "public" },
);
