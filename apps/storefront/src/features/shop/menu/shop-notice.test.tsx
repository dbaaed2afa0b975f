import { aMoment } from "@lokalkorb/domain/testing/builders";
import type { OpeningState } from "@lokalkorb/domain/fulfilment/slots/opening-state";
import type { Operations } from "@lokalkorb/domain/shop/shop-settings";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ShopNotice } from "./shop-notice.tsx";

const hour = 3_600_000;
const slot = { key: "k", start: aMoment + 20 * hour, end: aMoment + 21 * hour };
const live = { closures: [], soldOutItemIds: [], soldOutBundleIds: [], fullSlots: [] } as const;

const shown = (opening: OpeningState, operations: Operations = { state: "open" }): string =>
  renderToStaticMarkup(
    <ShopNotice
      live={{ ...live, operations }}
      opening={opening}
      now={aMoment}
      slot={slot}
      timezone="Europe/Berlin"
      closedMessage="Die Küche ist gerade kalt."
    />,
  )
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("\u00a0", " ");

it("S-W9 says what a closed shop says of itself and when it can be ordered for, also outside its hours", () => {
  const closed = /^Gerade geschlossen\. Die Küche ist gerade kalt\. Du kannst für .+ Uhr vorbestellen\.$/;
  expect(shown({ state: "opensAt", at: slot.start }, { state: "closed" })).toMatch(closed);
  expect(shown({ state: "opensAt", at: slot.start })).toMatch(closed);
  expect(shown({ state: "closed" })).toMatch(closed);
  expect(shown({ state: "opensAt", at: slot.start }, { state: "rush", message: "Volksfest." })).toMatch(closed);
});

it("keeps the shop's own words for today, and says nothing of an open one", () => {
  const today = { state: "closed", message: "Heute ist Schlachttag." } as const;
  expect(shown({ state: "opensAt", at: slot.start }, today)).toContain("Heute ist Schlachttag.");
  expect(shown({ state: "open", until: slot.start })).toBe("");
  expect(shown({ state: "paused", until: null }, { state: "paused" })).toContain("Kurze Pause.");
});
