import { lateComponent } from "@lokalkorb/ui/late-component";
import { latePart } from "@lokalkorb/ui/late-part";
import type { CheckoutProps } from "../calls/use-checkout.ts";

/** Fetched when a street is being typed. Without it the fields are what they are: fields. */
const suggestionsPart = latePart(
  "street-suggestions",
  async () =>
    (await import(/* webpackChunkName: "part-street-suggestions" */ "./street-suggestions.tsx")).StreetSuggestions,
);

export const LateStreetSuggestions = lateComponent<CheckoutProps>(suggestionsPart, () => null);
