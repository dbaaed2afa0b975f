import { publishGapTypes } from "@lokalkorb/domain/offering/publish-gaps";
import type { PublishGapType } from "@lokalkorb/domain/offering/publish-gaps";
import { gapTexts } from "./offering-text.ts";

const isGapType = (type: string): type is PublishGapType => publishGapTypes.some((known) => known === type);

/** A gap as the server names it ('no-price:item-7') in words; names come from what is on screen. */
export function gapText(gap: string, nameById: ReadonlyMap<string, string>): string {
  const [type = "", ...rest] = gap.split(":");
  const id = rest.join(":");
  return isGapType(type) ? gapTexts[type](nameById.get(id) ?? id) : gap;
}
