import { PageLink } from "@lokalkorb/shell/page-link";
import { WarningIcon } from "@lokalkorb/ui/icons";
import type { ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { gapLink, type ListedGap } from "./gap-link.ts";
import { gapText } from "./gap-text.ts";

export interface GapListProps {
  readonly gaps: readonly ListedGap[];
  readonly onFollow: () => void;
}

/** Each gap leads to the field that closes it. */
export function GapList({ gaps, onFollow }: GapListProps): ReactElement {
  const { restaurantId } = useShop();
  return (
    <ul className="grid gap-2 text-name">
      {gaps.map((gap) => (
        <li key={`${gap.type}:${gap.place}:${gap.id ?? ""}:${gap.detail ?? ""}`} className="flex gap-2">
          <WarningIcon size={16} className="mt-0.5 text-warning-ink" />
          <Gap gap={gap} href={gapLink(gap, restaurantId)} onFollow={onFollow} />
        </li>
      ))}
    </ul>
  );
}

interface GapProps {
  readonly gap: ListedGap;
  readonly href: string | null;
  readonly onFollow: () => void;
}

function Gap({ gap, href, onFollow }: GapProps): ReactElement {
  if (href === null) return <span>{gapText(gap)}</span>;
  return (
    <PageLink href={href} className="link" onClick={onFollow}>
      {gapText(gap)}
    </PageLink>
  );
}
