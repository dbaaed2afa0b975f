import { readStored } from "@/shared/environment/browser-storage";

/** Health data (GDPR Art. 9): it stays in this browser, and goes to the account on request alone; no shop hears of it. */
export const eatersKey = "lokalkorb:eaters";

/** Something was said; whether it names a person's allergens or diets, the part finds out. */
export const mayHaveEaters = (): boolean => readStored("localStorage", eatersKey) !== null;
