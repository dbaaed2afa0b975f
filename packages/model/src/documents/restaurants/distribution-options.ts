import type { DistributionOption } from "@lokalkorb/domain/fulfilment/methods/distribution-option";
import { object, optional, text, texts } from "../../document/codecs.ts";
import { defineDocument } from "../../document/define-document.ts";
import { offeredDistribution } from "../../document/shapes/offered-distribution.ts";
import { schemaOf } from "../../document/schema-of.ts";
import { image } from "../../document/shapes/shared-shapes.ts";
import { paths } from "../../paths.ts";

schemaOf<Omit<DistributionOption, "id">>()(object(offeredDistribution));

/** One way to receive goods, e.g. 'Abholung Hofladen'. */
export const distributionOptionDocument = defineDocument(
  paths.distributionOption,
  object({
    ...offeredDistribution,
    description: optional(text),
    channels: optional(texts),
    photo: optional(image),
  }),
  { audience: "public" },
);
