import { allergenLabels } from "@lokalkorb/domain/catalog/food/allergen-labels";
import type { Eaters } from "@lokalkorb/domain/catalog/food/risk-of";
import { allergenCodes } from "@lokalkorb/domain/catalog/goods/allergen";
import { type Diet, diets } from "@lokalkorb/domain/catalog/goods/diet";
import { dietLabels } from "@lokalkorb/domain/labels/catalog-labels";
import { PageHead } from "@lokalkorb/shell/page-head";
import { Button } from "@lokalkorb/ui/button";
import { Checkbox } from "@lokalkorb/ui/checkbox";
import { LiveRegion } from "@lokalkorb/ui/live-region";
import { Notice } from "@lokalkorb/ui/notice";
import { useState, type ReactElement } from "react";
import { isAccountHere } from "@/entities/account/account-mark";
import { keepEaters } from "@/entities/eaters/account/keep-eaters";
import { readEaters } from "@/entities/eaters/eaters";
import { PlainHeader } from "@/layouts/top-bar";
import { useMounted } from "@/shared/hydration/use-mounted";
import { homePath } from "@/shared/routes/paths";
import { routes } from "@/shared/routes/routes";
import { AccountEatersTick } from "./account-eaters-tick.tsx";
import { eatersText as words } from "./eaters-text.ts";

const none: Eaters = { allergens: [], diets: [] };
/** „Bio“ is a way to farm and no diet. */
const offered: readonly Diet[] = diets.filter((diet) => diet !== "organic");

/** Allergies and diets of those who eat, for this browser and, on request, the account; every tick is kept at once. */
export function EatersScreen(): ReactElement {
  return (
    <>
      <PageHead title={routes.eaters.title} noIndex={routes.eaters.noIndex} />
      <PlainHeader backTo={{ href: homePath(), label: words.home }} />
      <main id="inhalt" className="wrap py-6 lg:py-10">
        <div className="grid max-w-[48rem] gap-5">
          <h1 className="text-h1 hyphens-auto">{routes.eaters.title}</h1>
          <p className="text-pretty text-ink-2">{words.lead}</p>
          {useMounted() && <EatersForm />}
          <Notice tone="warning">{words.limits}</Notice>
        </div>
      </main>
    </>
  );
}

function EatersForm(): ReactElement {
  const [eaters, setEaters] = useState(() => readEaters() ?? none);
  const [spoken, setSpoken] = useState("");
  const keep = (next: Eaters): void => {
    keepEaters(next);
    setEaters(next);
    setSpoken(next === none ? words.cleared : words.saved);
  };
  const isEmpty = eaters.allergens.length + eaters.diets.length === 0;
  return (
    <>
      <Group legend={words.allergens}>
        {allergenLabels(allergenCodes, "DE").map(({ code, word }) => (
          <Checkbox
            key={code}
            label={word}
            checked={eaters.allergens.includes(code)}
            onChange={() => keep({ ...eaters, allergens: toggled(eaters.allergens, code) })}
          />
        ))}
      </Group>
      <Group legend={words.diets}>
        {offered.map((diet) => (
          <Checkbox
            key={diet}
            label={dietLabels[diet]}
            checked={eaters.diets.includes(diet)}
            onChange={() => keep({ ...eaters, diets: toggled(eaters.diets, diet) })}
          />
        ))}
      </Group>
      {isAccountHere() ? (
        <AccountEatersTick eaters={eaters} onJoin={setEaters} />
      ) : (
        <p className="text-meta text-ink-2">{words.kept}</p>
      )}
      <LiveRegion>{spoken}</LiveRegion>
      {!isEmpty && (
        <Button look="outline" className="justify-self-start" onClick={() => keep(none)}>
          {words.clear}
        </Button>
      )}
    </>
  );
}

interface GroupProps {
  readonly legend: string;
  readonly children: readonly ReactElement[];
}

const Group = ({ legend, children }: GroupProps): ReactElement => (
  <fieldset className="grid gap-x-6 sm:grid-cols-2">
    <legend className="mb-1 text-h3 font-bold">{legend}</legend>
    {children}
  </fieldset>
);

const toggled = <Value extends string>(values: readonly Value[], value: Value): readonly Value[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
