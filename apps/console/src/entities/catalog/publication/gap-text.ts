import { gapWords } from "@lokalkorb/domain/labels/gap-labels";
import { publishGapTypes, type PublishGapType } from "@lokalkorb/domain/menu/publishing/publish-gap";
import type { ListedGap } from "./gap-link.ts";

const isGapType = (type: string): type is PublishGapType => publishGapTypes.some((known) => known === type);

/** The gap in words, by the shop's own name of the thing. */
export const gapText = ({ type, name, id, detail }: ListedGap): string =>
  isGapType(type) ? gapWords[type](name?.trim() || (id ?? ""), detail) : type;
