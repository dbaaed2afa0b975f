import { likelyStateOf } from "@lokalkorb/domain/kernel/country/german-states";
import type { PageWithLayout } from "@lokalkorb/shell/page";
import { Button } from "@lokalkorb/ui/button";
import { EmptyState } from "@lokalkorb/ui/empty-state";
import { PlusIcon } from "@lokalkorb/ui/icons";
import { useState } from "react";
import { useFulfilmentMethods } from "@/entities/fulfilment/use-fulfilment-methods";
import { useShop } from "@/entities/shop/shop-context";
import { ContentWait } from "@/layouts/content-wait";
import { SettingsTabs } from "@/layouts/settings-tabs";
import { ShopLayout } from "@/layouts/shop-layout";
import { RoundCard } from "./round-card.tsx";
import { RoundForm } from "./form/round-form.tsx";
import { newRound, roundValues } from "./form/round-values.ts";
import { roundsText as words } from "./words/rounds-text.ts";
import { useRounds } from "./use-rounds.ts";

/** Order rounds: many order until one moment for one day (product/data-model, order plans of the type cycle). */
export const RoundsScreen: PageWithLayout = () => {
  const { country, address } = useShop().shop;
  const { status, plans } = useRounds();
  const { status: known, ways } = useFulfilmentMethods();
  const [editing, setEditing] = useState<string | null>(null);
  const wait = status === "present" ? known : status;
  if (wait !== "present") return <ContentWait status={wait} words={words} />;
  const add = (
    <Button icon={<PlusIcon />} onClick={() => setEditing(crypto.randomUUID())}>
      {words.add}
    </Button>
  );
  const edited = plans.find(({ id }) => id === editing);
  const region = country === "AT" ? "AT" : (likelyStateOf(address.zip) ?? "BY");
  return (
    <div className="mx-auto grid w-full max-w-[1280px] gap-4 px-4 py-4 md:px-5">
      <p className="max-w-[68ch] text-name text-ink-2">{words.lead}</p>
      {plans.length === 0 ? (
        <EmptyState picture="basket" title={words.none} action={add}>
          {words.noneNext}
        </EmptyState>
      ) : (
        <>
          {plans.map((plan) => (
            <RoundCard
              key={plan.id}
              plan={plan}
              methods={ways.filter(({ id }) => plan.methodIds.includes(id)).map(({ name }) => name)}
              onEdit={() => setEditing(plan.id)}
            />
          ))}
          <div>{add}</div>
        </>
      )}
      {editing !== null && (
        <RoundForm
          key={editing}
          planId={editing}
          isNew={edited === undefined}
          initial={edited === undefined ? newRound(region) : roundValues(edited)}
          methods={ways}
          onClose={() => setEditing(null)}
        />
      )}
    </div>
  );
};
RoundsScreen.getLayout = (page) => (
  <ShopLayout route="rounds">
    <SettingsTabs current="rounds" />
    {page}
  </ShopLayout>
);
