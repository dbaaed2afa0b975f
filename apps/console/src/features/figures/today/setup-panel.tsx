import { PageLink } from "@lokalkorb/shell/page-link";
import { classNames } from "@lokalkorb/ui/class-names";
import { ChevronRightIcon } from "@lokalkorb/ui/icons";
import type { ReactElement } from "react";
import { nextStep, setupSteps, stepStates } from "@/entities/setup/setup-steps";
import { StepMark } from "@/entities/setup/step-mark";
import { stepText as words } from "@/entities/setup/step-text";
import { useSetup } from "@/entities/setup/use-setup";
import { useShop } from "@/entities/shop/shop-context";
import { shopPath } from "@/shared/routes/routes";
import { ChartPanel } from "../charts/chart-panel.tsx";

/** How far a shop is that is not to be seen yet, with the way to its next step. */
export function SetupPanel(): ReactElement | null {
  const { restaurantId } = useShop();
  const setup = useSetup();
  if (setup === "pending" || setup === "failed") return null;
  const states = stepStates(setup.facts);
  const next = nextStep(states);
  const done = setupSteps.filter((step) => states[step] === "done").length;
  return (
    <ChartPanel title={words.listTitle} note={words.done(done, setupSteps.length)}>
      <ol>
        {setupSteps.map((step) => (
          <li
            key={step}
            className={classNames(
              "flex min-h-11 items-center gap-3 py-1",
              step === next && "-mx-2 rounded-md bg-tint px-2",
            )}
          >
            <StepMark state={states[step]} />
            {step === next ? (
              <PageLink
                href={shopPath("setup", restaurantId)}
                className="flex min-h-11 flex-1 items-center justify-between gap-3 font-bold"
              >
                {words.steps[step].title}
                <ChevronRightIcon className="flex-none" />
              </PageLink>
            ) : (
              <span className="text-ink-2">{words.steps[step].title}</span>
            )}
          </li>
        ))}
      </ol>
    </ChartPanel>
  );
}
