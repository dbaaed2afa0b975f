import type { ModelClient } from "@lokalkorb/model/client/model-client";
import { expect, it } from "vitest";
import { type SavedCard, watchSavedCards } from "./watch-saved-cards.ts";

const visa: SavedCard = { id: "pm_1", brand: "visa", last4: "4242", exp: "12/30" };

it("shows nobody the cards of whoever was here before", () => {
  let uid = "anna";
  let changed = (): void => undefined;
  const here = { status: "present", value: { paymentMethods: [visa] } };
  const client = {
    auth: {
      identity: () => ({ uid }),
      subscribe: (listener: () => void) => {
        changed = listener;
        return () => undefined;
      },
    },
    cache: {
      // The cards of a guest account of this moment are not there yet.
      document: (_definition: unknown, params: { readonly uid: string }) => ({
        state: () => (params.uid === "anna" ? here : { status: "loading" }),
        subscribe: () => () => undefined,
      }),
    },
  } as unknown as ModelClient;
  let shown: readonly SavedCard[] = [];
  const stop = watchSavedCards(client, (cards) => (shown = cards));
  expect(shown).toEqual([visa]);
  uid = "a guest";
  changed();
  expect(shown).toEqual([]);
  stop();
});
