import { aMenu, anOrder } from "@lokalkorb/domain/testing/builders";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { OrderPage } from "../calls/watch-order.ts";
import { OrderActions } from "./order-actions.tsx";

const order = { ...anOrder({ status: "accepted" }), id: "o1" } as unknown as OrderPage["order"];
const { start } = order.distribution.slot;
const shown = (now: number, phone = "+49 8031 000000"): string =>
  renderToStaticMarkup(
    <OrderActions
      order={order}
      orderKey={{ restaurantId: "r1", orderId: "o1" }}
      isMine
      menu={aMenu()}
      shop={phone === "" ? null : ({ phone } as OrderPage["shop"])}
      timezone="Europe/Berlin"
      now={now}
    />,
  );
const day = 24 * 60 * 60_000;

it("S-S15 says that it is too late to cancel, and what can be done instead, where there is no button any more", () => {
  expect(shown(start - day)).toContain("Stornieren, kostenlos bis");
  expect(shown(start - day)).not.toContain("zu spät");
  expect(shown(start - 60_000)).toContain("Zum Stornieren ist es zu spät. Ruf im Betrieb an");
  expect(shown(start - 60_000)).not.toContain("kostenlos bis");
  expect(shown(start - 60_000, "")).toContain("Zum Stornieren ist es zu spät.");
  expect(shown(start - 60_000, "")).not.toContain("Ruf im Betrieb an");
});
