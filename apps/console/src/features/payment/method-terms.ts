import { methodTerms } from "@lokalkorb/model/documents/restaurants/data/payment-settings";
import { documentForm, type FormValues } from "@/shared/forms/state/document-form";
import { readCents } from "@/shared/forms/state/read-amount";

/** When a method is taken; nothing typed and nothing chosen asks for nothing. */
export const termsForm = documentForm(
  methodTerms.fields,
  ["minCents", "maxCents", "distribution", "onlyKnownCustomers"],
  { rules: ({ min }) => ({ max: { min: Math.max(1, readCents(min) ?? 1) } }) },
);
export type TermsValues = FormValues<typeof termsForm>;

/** Whether there is anything to see in it. */
export const hasTerms = ({ min, max, distribution, onlyKnownCustomers }: TermsValues): boolean =>
  min.trim() !== "" || max.trim() !== "" || distribution.length > 0 || onlyKnownCustomers;
