import { PageLink } from "@lokalkorb/shell/page-link";
import { ChevronRightIcon } from "@lokalkorb/ui/icons";
import { classNames } from "@lokalkorb/ui/class-names";
import type { ReactElement, ReactNode } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { FormSection } from "@/shared/forms/ui/form-section";
import { shopPath } from "@/shared/routes/routes";
import { ContractsStep } from "./contracts-step.tsx";
import { setupSteps, type SetupStep, type StepState } from "@/entities/setup/setup-steps";
import { setupText as words } from "./setup-text.ts";
import { StepMark } from "@/entities/setup/step-mark";
import { TestOrderStep } from "./test-order-step.tsx";
import type { Setup } from "@/entities/setup/use-setup";

interface StepListProps extends Pick<Setup, "testOrder"> {
  readonly states: Readonly<Record<SetupStep, StepState>>;
  /** It is open, so that the way on is in sight. */
  readonly next: SetupStep | null;
}

/** All steps in order. Most lead to the page where their content lies; two are done right here. */
export function StepList({ states, next, testOrder }: StepListProps): ReactElement {
  const { restaurantId } = useShop();
  const done = setupSteps.filter((step) => states[step] === "done").length;
  const settings = shopPath("settings", restaurantId);
  const hrefs: Partial<Record<SetupStep, string>> = {
    profile: `${settings}?ansicht=profil`,
    imprint: `${settings}?ansicht=impressum`,
    times: shopPath("fulfilment", restaurantId),
    products: shopPath("catalog", restaurantId),
    payment: shopPath("payment", restaurantId),
  };
  const contents: Partial<Record<SetupStep, ReactNode>> = {
    contracts: <ContractsStep isDone={states.contracts === "done"} />,
    testOrder: states.testOrder !== "locked" && states.live !== "done" && <TestOrderStep order={testOrder} />,
  };
  return (
    <FormSection
      rows
      title={words.listTitle}
      action={<span className="text-meta text-ink-2">{words.done(done, setupSteps.length)}</span>}
    >
      <ol>
        {setupSteps.map((step) => (
          <li
            key={step}
            data-step={step}
            data-state={states[step]}
            className={classNames("border-line not-first:border-t", step === next && "bg-tint")}
          >
            <StepRow step={step} state={states[step]} href={hrefs[step]} />
            {contents[step] && <div className="px-4 pb-4 ps-13 md:px-5 md:ps-14">{contents[step]}</div>}
          </li>
        ))}
      </ol>
    </FormSection>
  );
}

interface StepRowProps {
  readonly step: SetupStep;
  readonly state: StepState;
  readonly href: string | undefined;
}

function StepRow({ step, state, href }: StepRowProps): ReactElement {
  const { title, lead } = words.steps[step];
  const content = (
    <>
      <StepMark state={state} />
      <span className="min-w-0 flex-1">
        <b className="block leading-snug">{title}</b>
        <span className="block text-meta text-pretty text-ink-2">{lead}</span>
      </span>
      {href !== undefined && <ChevronRightIcon size={16} className="text-ink-2" />}
    </>
  );
  const row = "flex min-h-14 items-center gap-3 px-4 py-2 text-ink no-underline md:px-5";
  return href === undefined ? (
    <div className={row}>{content}</div>
  ) : (
    <PageLink href={href} className={classNames(row, "hover:bg-ink/5")}>
      {content}
    </PageLink>
  );
}
