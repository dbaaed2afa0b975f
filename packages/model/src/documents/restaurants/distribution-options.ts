import type { FulfilmentMethod } from "@lokalkorb/domain/fulfilment/methods/fulfilment-method";
import { object, optional, text, texts } from "../../document/codecs.ts";
import { defineDocument } from "../../document/define-document.ts";
import { offeredFulfilment } from "../../document/shapes/offered-fulfilment.ts";
import { schemaOf } from "../../document/schema-of.ts";
import { image } from "../../document/shapes/shared-shapes.ts";
import { paths } from "../../paths.ts";

schemaOf<Omit<FulfilmentMethod, "id">>()(object(offeredFulfilment));

/** One way to receive goods, e.g. 'Abholung Hofladen'. */
export const fulfilmentMethodDocument = defineDocument(
  paths.distributionOption,
  object({
    ...offeredFulfilment,
    description: optional(text),
    channels: optional(texts),
    photo: optional(image),
  }),
  { audience: "public" },
);
