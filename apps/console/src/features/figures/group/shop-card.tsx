import { can } from "@lokalkorb/domain/access/permissions";
import type { Role } from "@lokalkorb/domain/access/role";
import { roleLabels } from "@lokalkorb/domain/labels/role-labels";
import { valueOf } from "@lokalkorb/model/document/document-state";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { useDocument } from "@lokalkorb/model/react/use-document";
import { PageLink } from "@lokalkorb/shell/page-link";
import { Skeleton } from "@lokalkorb/ui/skeleton";
import type { ReactElement } from "react";
import { shopPath } from "@/shared/routes/routes";
import { groupText as words } from "./group-text.ts";
import { ShopFigures } from "./shop-figures.tsx";

export interface ShopCardProps {
  readonly restaurantId: string;
  readonly role: Role;
}

/** One of several shops: its figures, where this person may read them, and the ways into it. */
export function ShopCard({ restaurantId, role }: ShopCardProps): ReactElement {
  const shop = valueOf(useDocument(shopDocument, { restaurantId }));
  const readsFigures = can(role, "figures");
  return (
    <li className="grid min-w-0 content-start gap-3 rounded-xl border border-line bg-surface p-4 md:px-5">
      <div className="min-w-0">
        <h2 className="text-h3">{shop?.name ?? <Skeleton className="h-6 w-40" />}</h2>
        <p className="text-meta text-ink-2">{roleLabels[role]}</p>
      </div>
      {shop && readsFigures && <ShopFigures restaurantId={restaurantId} name={shop.name} timezone={shop.timezone} />}
      <p className="flex flex-wrap gap-x-5">
        {(
          [
            ["board", words.toBoard, true],
            ["today", words.toToday, readsFigures],
            ["report", words.toReport, readsFigures],
          ] as const
        ).map(
          ([page, label, isOpen]) =>
            isOpen && (
              <PageLink
                key={page}
                href={shopPath(page, restaurantId)}
                className="link inline-flex min-h-11 items-center"
                aria-label={`${label}${shop ? `, ${shop.name}` : ""}`}
              >
                {label}
              </PageLink>
            ),
        )}
      </p>
    </li>
  );
}
