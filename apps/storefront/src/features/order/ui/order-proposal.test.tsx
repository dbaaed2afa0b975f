import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { OrderProposal } from "./order-proposal.tsx";

const shown = (more: { readonly isMine: boolean; readonly until: string }): string =>
  renderToStaticMarkup(
    <OrderProposal
      proposal={{
        differenceCents: 100,
        totalCents: 900,
        until: Date.parse(more.until),
        changes: [{ name: "Bergkäse", from: 1, to: 3 }],
      }}
      orderKey={{ restaurantId: "r", orderId: "o" }}
      isMine={more.isMine}
      timezone="Europe/Berlin"
      now={Date.parse("2026-11-16T09:00:00Z")}
    />,
  );

it("names the day by which an answer is wanted, where it is not today", () => {
  expect(shown({ isMine: true, until: "2026-11-20T16:30:00Z" })).toContain("bis Fr., 20.11., 17:30\u00a0Uhr");
  expect(shown({ isMine: true, until: "2026-11-16T16:30:00Z" })).toContain("bis 17:30\u00a0Uhr");
});

it("says to whoever only looks on where the answer can be given", () => {
  expect(shown({ isMine: false, until: "2026-11-16T16:30:00Z" })).toContain("sobald du diesen Browser bestätigt hast");
  expect(shown({ isMine: true, until: "2026-11-16T16:30:00Z" })).not.toContain("bestätigt hast");
});

it("names the goods that would change, before the button that agrees to them", () => {
  const html = shown({ isMine: true, until: "2026-11-16T16:30:00Z" });
  expect(html).toMatch(/3\u00a0× Bergkäse statt 1.*Einverstanden/s);
});
