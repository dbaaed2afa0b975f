import type { Diet } from "@lokalkorb/domain/catalog/goods/diet";
import type { Badge as BadgeName } from "@lokalkorb/domain/catalog/goods/item";
import { badgeLabels, dietLabels } from "@lokalkorb/domain/labels/catalog-labels";
import type { ReactElement } from "react";
import { Badge } from "../display/badge.tsx";
import { LeafIcon, SproutIcon } from "../icons/icons.ts";

export interface ProductTagsProps {
  readonly badge: BadgeName | undefined;
  readonly diets: readonly Diet[];
}

/** Badge and marks of a product on its card. */
export function ProductTags({ badge, diets }: ProductTagsProps): ReactElement {
  return (
    <>
      {badge && (
        <Badge tone={badge === "new" ? "strong" : "theme"} size="tag">
          {badgeLabels[badge]}
        </Badge>
      )}
      {diets.map((diet) => (
        <Badge
          key={diet}
          tone="ok"
          size="tag"
          icon={diet === "organic" ? <LeafIcon size={16} /> : <SproutIcon size={16} />}
        >
          {dietLabels[diet]}
        </Badge>
      ))}
    </>
  );
}
