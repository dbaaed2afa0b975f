import { EmptyState } from "@lokalkorb/ui/empty-state";
import { PageLink } from "@lokalkorb/shell/page-link";
import type { ReactElement } from "react";
import { shopPath } from "@/shared/routes/routes";
import { useShop } from "@/entities/shop/shop-context";
import { catalogText } from "./catalog-text.ts";

export interface PartsListProps {
  readonly kind: "gruppe" | "paket";
  readonly parts: readonly { readonly id: string; readonly name: string; readonly facts: string }[];
}

/** Variants or bundles by name; each leads to its form. */
export function PartsList({ kind, parts }: PartsListProps): ReactElement {
  const { restaurantId } = useShop();
  if (parts.length === 0)
    return <EmptyState title={catalogText.noParts[kind]}>{catalogText.noPartsNext[kind]}</EmptyState>;
  return (
    <div className="flex-1">
      <ul className="mx-auto my-4 w-[calc(100%-32px)] max-w-[1040px] divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
        {parts.map(({ id, name, facts }) => (
          <li key={id}>
            <PageLink
              href={`${shopPath("catalog", restaurantId)}?${kind}=${encodeURIComponent(id)}`}
              className="grid min-h-14 content-center px-4 py-2 text-ink no-underline hover:bg-ink/5"
            >
              <b className="text-name">{name}</b>
              <span className="text-meta text-ink-2">{facts}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
