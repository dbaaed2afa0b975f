import type { PageWithLayout } from "@lokalkorb/shell/page";
import type { ReactElement } from "react";
import { ContentWait } from "@/layouts/content-wait";
import { ShopLayout } from "@/layouts/shop-layout";
import { GoLive } from "./go-live.tsx";
import { SetupProgress } from "./setup-progress.tsx";
import { nextStep, stepStates } from "@/entities/setup/setup-steps";
import { setupText } from "./setup-text.ts";
import { ShopPreview } from "./shop-preview.tsx";
import { StepList } from "./step-list.tsx";
import { useSetup } from "@/entities/setup/use-setup";

/** From a shop that is hidden to its first sale: what is there, what is missing, and how the shop looks meanwhile. */
export const SetupScreen: PageWithLayout = () => {
  const setup = useSetup();
  if (setup === "pending" || setup === "failed") return <ContentWait status={setup} words={setupText} count={2} />;
  return <Steps {...setup} />;
};
SetupScreen.getLayout = (page) => <ShopLayout route="setup">{page}</ShopLayout>;

function Steps({ facts, menu, testOrder, heldFor }: Exclude<ReturnType<typeof useSetup>, string>): ReactElement {
  const states = stepStates(facts);
  return (
    <div className="mx-auto grid w-full max-w-[1280px] flex-1 content-start items-start gap-4 p-4 md:px-5 lg:grid-cols-[minmax(0,1fr)_320px]">
      <div className="grid min-w-0 gap-4">
        <SetupProgress states={states} />
        <StepList states={states} next={nextStep(states)} testOrder={testOrder} />
      </div>
      <aside className="grid gap-4">
        <ShopPreview menu={menu} />
        <GoLive states={states} heldFor={heldFor} />
      </aside>
    </div>
  );
}
