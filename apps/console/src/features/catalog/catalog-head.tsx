import { can } from "@lokalkorb/domain/access/permissions";
import { classNames } from "@lokalkorb/ui/class-names";
import { LinkButton, type LinkButtonProps } from "@lokalkorb/ui/link-button";
import { PlusIcon } from "@lokalkorb/ui/icons";
import { PageLink } from "@lokalkorb/shell/page-link";
import type { ReactElement, ReactNode } from "react";
import { shopPath } from "@/shared/routes/routes";
import { useShop } from "@/entities/shop/shop-context";
import { catalogText as words } from "./lists/catalog-text.ts";

const views = ["artikel", "gruppen", "optionen", "pakete", "kategorien", "ansichten"] as const;
export type OfferingView = (typeof views)[number];

/** Which list the address asks for; the articles, if none. */
export const viewOf = (wanted: string | null): OfferingView => views.find((view) => view === wanted) ?? "artikel";

const newKinds = { artikel: "artikel", gruppen: "gruppe", optionen: "option", pakete: "paket" } as const;

/** On a phone the row is wider than the screen. */
const bringIntoSight = (link: HTMLAnchorElement | null): void =>
  link?.scrollIntoView({ inline: "nearest", block: "nearest" });

interface OfferingHeadProps {
  readonly view: OfferingView;
  /** Goes before that button. */
  readonly children?: ReactNode;
}

/** The parts of the offer, and the button that adds to the one in sight. */
export function OfferingHead({ view, children }: OfferingHeadProps): ReactElement | null {
  const { restaurantId, role } = useShop();
  if (!can(role, "catalogue")) return null;
  const path = shopPath("catalog", restaurantId);
  return (
    <div className="mx-auto flex w-full max-w-[1280px] flex-wrap items-center justify-between gap-2 px-4 pt-3 md:px-5">
      <nav aria-label={words.parts} className="flex min-w-0 gap-1 overflow-x-auto">
        {views.map((each) => (
          <PageLink
            key={each}
            href={each === "artikel" ? path : `${path}?ansicht=${each}`}
            className={classNames(
              "inline-flex min-h-11 flex-none items-center rounded-pill px-4 no-underline",
              each === view
                ? "bg-surface font-bold text-ink shadow-[0_1px_2px_rgb(29_27_23/0.14)]"
                : "text-ink-2 hover:bg-ink/5",
            )}
            {...(each === view && { "aria-current": "page" as const, ref: bringIntoSight })}
          >
            {words.views[each]}
          </PageLink>
        ))}
      </nav>
      <span className="ms-auto flex gap-2">
        {children}
        {view !== "kategorien" && view !== "ansichten" && <AddPart view={view} look="outline" />}
      </span>
    </div>
  );
}

interface AddPartProps extends Pick<LinkButtonProps, "look"> {
  readonly view: keyof typeof newKinds;
  /** The item that was made before: the new one begins in its category. */
  readonly after?: string;
}

export function AddPart({ view, look, after }: AddPartProps): ReactElement {
  const { restaurantId } = useShop();
  const href = `${shopPath("catalog", restaurantId)}?neu=${newKinds[view]}${after === undefined ? "" : `&nach=${encodeURIComponent(after)}`}`;
  return (
    <LinkButton data-key="add" look={look} component={PageLink} href={href} icon={<PlusIcon size={16} />}>
      {words.add[view]}
    </LinkButton>
  );
}
