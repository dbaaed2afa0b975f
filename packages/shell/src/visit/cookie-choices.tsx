import { consentCategories, type ConsentCategory } from "@lokalkorb/analytics/consent";
import { necessaryStorage } from "@lokalkorb/analytics/necessary-storage";
import { useState, type ReactElement } from "react";
import { choicesText as text, categoryText } from "./cookie-choices-text.ts";

type Choice = Readonly<Record<ConsentCategory, boolean>>;

/** Category by category. A later visit shows the present choice; the first one shows nothing ticked. */
export function CookieChoices(): ReactElement {
  const [chosen, setChosen] = useState<Choice>(currentChoice);
  const { preferences, statistics, marketing } = chosen;
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
      {consentCategories.map((category) => (
        <label key={category} className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="tick"
            checked={chosen[category]}
            onChange={(event) => setChosen({ ...chosen, [category]: event.target.checked })}
          />
          <span>
            <b>{categoryText[category].name}</b>{" "}
            <span className="text-meta text-ink-2">{categoryText[category].detail}</span>
          </span>
        </label>
      ))}
      <button
        type="button"
        className="cookie-answer"
        onClick={() => window.Cookiebot?.submitCustomConsent(preferences, statistics, marketing)}
      >
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
