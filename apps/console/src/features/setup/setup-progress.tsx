import { PageLink } from "@lokalkorb/shell/page-link";
import { LinkButton } from "@lokalkorb/ui/link-button";
import type { ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { shopPath } from "@/shared/routes/routes";
import { setupSteps, type SetupStep, type StepState } from "@/entities/setup/setup-steps";
import { setupText as words } from "./setup-text.ts";

/** How far the shop is: a ring, and the sentence that a person wants to hear. */
export function SetupProgress({ states }: { readonly states: Readonly<Record<SetupStep, StepState>> }): ReactElement {
  const { restaurantId } = useShop();
  const done = setupSteps.filter((step) => states[step] === "done").length;
  const isLive = done === setupSteps.length;
  const percent = Math.round((100 * done) / setupSteps.length);
  return (
    <section className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-lg border border-line bg-surface px-4 py-3 md:px-5">
      <Ring percent={percent} />
      <div className="min-w-0 flex-1 basis-52">
        <h1 className="text-h3">{isLive ? words.live : words.left(setupSteps.length - done)}</h1>
        <p className="text-pretty text-ink-2">{isLive ? words.liveLead : words.leftLead}</p>
      </div>
      {isLive && (
        <LinkButton component={PageLink} href={shopPath("board", restaurantId)}>
          {words.toBoard}
        </LinkButton>
      )}
    </section>
  );
}

const radius = 34;
const length = 2 * Math.PI * radius;

function Ring({ percent }: { readonly percent: number }): ReactElement {
  return (
    <span className="relative grid size-20 place-items-center" aria-hidden>
      <svg viewBox="0 0 80 80" className="absolute inset-0 -rotate-90 fill-none" strokeWidth={8}>
        <circle cx={40} cy={40} r={radius} className="stroke-sunken" />
        <circle
          cx={40}
          cy={40}
          r={radius}
          className="stroke-theme-ink"
          strokeDasharray={`${(length * percent) / 100} ${length}`}
        />
      </svg>
      <b>{percent} %</b>
    </span>
  );
}
