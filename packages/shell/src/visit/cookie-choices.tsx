import { consentCategories, type ConsentCategory } from "@lokalkorb/analytics/consent";
import { necessaryStorage } from "@lokalkorb/analytics/necessary-storage";
import { forgetOnThisPage } from "@lokalkorb/analytics/forget-mapbox";
import { streetsConsent } from "@lokalkorb/analytics/streets-consent";
import { useEffect, useState, type ReactElement } from "react";
import { browserConfig } from "../config/browser-config.ts";
import { choicesText as text, categoryText, streetsChoiceText } from "./cookie-choices-text.ts";

type Choice = Readonly<Record<ConsentCategory, boolean>>;

/** Category by category. A later visit shows the present choice; the first one shows nothing ticked. */
export function CookieChoices(): ReactElement {
  const [chosen, setChosen] = useState<Choice>(currentChoice);
  const [hasStreets] = useState(() => browserConfig().streets !== null);
  const [withStreets, setStreets] = useState(() => hasStreets && streetsConsent().current() === "allowed");
  const save = (): void => {
    const { preferences, statistics, marketing } = chosen;
    window.Cookiebot?.submitCustomConsent(preferences, statistics, marketing, hasStreets ? withStreets : undefined);
  };
  // However the banner was answered: who takes streets back has nothing left of them.
  useEffect(
    () => () => {
      if (hasStreets && streetsConsent().current() === "refused") forgetOnThisPage();
    },
    [hasStreets],
  );
  const ticks = [
    ...consentCategories.map((category) => ({
      words: categoryText[category],
      checked: chosen[category],
      onChange: (checked: boolean) => setChosen({ ...chosen, [category]: checked }),
    })),
    ...(hasStreets ? [{ words: streetsChoiceText, checked: withStreets, onChange: setStreets }] : []),
  ];
  return (
    <fieldset className="grid gap-1">
      <legend className="sr-only">{text.title}</legend>
      <details>
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-1">
          <b>{text.necessary}</b> <span className="text-meta text-ink-2">{text.necessaryDetail}</span>
        </summary>
        <ul className="ms-4 list-disc text-meta text-ink-2">
          {necessaryStorage.map(({ purpose, kept }) => (
            <li key={purpose}>
              {purpose} ({kept})
            </li>
          ))}
        </ul>
      </details>
      {ticks.map(({ words, checked, onChange }) => (
        // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its words come from a table
        <label key={words.name} className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="tick"
            checked={checked}
            onChange={({ target }) => onChange(target.checked)}
          />
          <span>
            <b>{words.name}</b> <span className="text-meta text-ink-2">{words.detail}</span>
          </span>
        </label>
      ))}
      <button type="button" className="cookie-answer" onClick={save}>
        {text.save}
      </button>
    </fieldset>
  );
}

function currentChoice(): Choice {
  const consent = window.Cookiebot?.consent;
  return {
    preferences: consent?.preferences ?? false,
    statistics: consent?.statistics ?? false,
    marketing: consent?.marketing ?? false,
  };
}
