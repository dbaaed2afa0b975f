import { publishGapTypes } from "@lokalkorb/domain/menu/publishing/publish-gap";
import type { PublishGapType } from "@lokalkorb/domain/menu/publishing/publish-gap";
import { gapTexts } from "./publish-text.ts";
import type { ListedGap } from "./gap-link.ts";

const isGapType = (type: string): type is PublishGapType => publishGapTypes.some((known) => known === type);

/** What is missing, by the name that the shop gave the thing. */
export const gapText = ({ type, name, id, detail }: ListedGap): string =>
  isGapType(type) ? gapTexts[type](name?.trim() || (id ?? ""), detail) : type;
