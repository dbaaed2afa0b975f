import { PageLink } from "@lokalkorb/shell/page-link";
import { classNames } from "@lokalkorb/ui/class-names";
import type { ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { shopPath } from "@/shared/routes/routes";
import { reportText as words, views, type View } from "./report-text.ts";
import type { Step } from "./spans.ts";

export interface ViewTabsProps {
  readonly current: View;
  readonly step: Step;
  readonly until: string | null;
}

/** On a phone the row is wider than the screen. */
const bringIntoSight = (link: HTMLAnchorElement | null): void =>
  link?.scrollIntoView({ inline: "nearest", block: "nearest" });

/** The views of one span of time; the time stays the same from one to the next. */
export function ViewTabs({ current, step, until }: ViewTabsProps): ReactElement {
  const { restaurantId } = useShop();
  const time = `je=${step}${until === null ? "" : `&bis=${until}`}`;
  return (
    <nav
      aria-label={words.viewsLabel}
      className="mx-auto flex w-full max-w-[1280px] gap-1 overflow-x-auto px-4 pt-3 md:px-5"
    >
      {views.map((view) => (
        <PageLink
          key={view}
          href={`${shopPath("report", restaurantId)}?ansicht=${view}&${time}`}
          className={classNames(
            "inline-flex min-h-11 flex-none items-center rounded-pill px-4 no-underline",
            view === current ? "bg-surface font-bold text-ink shadow-[0_1px_2px_rgb(29_27_23/0.14)]" : "text-ink-2",
          )}
          {...(view === current && { "aria-current": "page" as const, ref: bringIntoSight })}
        >
          {words.views[view]}
        </PageLink>
      ))}
    </nav>
  );
}
