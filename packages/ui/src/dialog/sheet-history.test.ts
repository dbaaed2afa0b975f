import { describe, expect, it } from "vitest";
import { sheetHistory } from "./sheet-history.ts";

interface Entry {
  readonly page: string;
  readonly state: unknown;
}

/** A browser with one page open, which was come to from another. */
function browser() {
  let entries: readonly Entry[] = [
    { page: "/", state: { router: "home" } },
    { page: "/shop", state: { router: "shop" } },
  ];
  let at = 1;
  let turn: (() => void)[] = [];
  let shown = "/shop";
  let travels = 0;
  const travel = (steps: number): void => {
    at += steps;
    if (!history.arrived()) shown = entries[at]?.page ?? "";
    settle();
  };
  const settle = (): void => {
    const acts = turn;
    turn = [];
    for (const act of acts) act();
    while (travels !== 0) {
      const steps = travels;
      travels = 0;
      travel(steps);
    }
  };
  const history = sheetHistory({
    state: () => entries[at]?.state,
    page: () => entries[at]?.page ?? "",
    push: (state) => {
      entries = [...entries.slice(0, at + 1), { page: entries[at]?.page ?? "", state }];
      at += 1;
    },
    go: (steps) => (travels = steps),
    soon: (act) => turn.push(act),
  });
  return {
    history,
    settle,
    back: () => travel(-1),
    forward: () => travel(1),
    /** A link, whose page takes the place of an open sheet's entry or comes after it. */
    follow: (page: string, replaces: boolean) => {
      entries = [...entries.slice(0, replaces ? at : at + 1), { page, state: { router: page } }];
      at = entries.length - 1;
      shown = page;
    },
    page: () => shown,
    depth: () => at,
    state: () => entries[at]?.state,
  };
}

describe("sheetHistory", () => {
  it("S-S3 the way back closes the sheet and stays on the page; the next one leaves it", () => {
    const { history, settle, back, page } = browser();
    let closed = 0;
    history.open(() => (closed += 1));
    settle();
    back();
    expect([closed, page()]).toEqual([1, "/shop"]);
    back();
    expect([closed, page()]).toEqual([1, "/"]);
  });

  it("takes the entry away again when the sheet is closed by its button, and keeps what the router put there", () => {
    const { history, settle, back, page, depth, state } = browser();
    const close = history.open(() => undefined);
    settle();
    expect(state()).toEqual({ router: "shop", sheets: 1 });
    close();
    settle();
    expect([depth(), page()]).toEqual([1, "/shop"]);
    back();
    expect(page()).toBe("/");
  });

  it("closes of two sheets the one on top first", () => {
    const { history, settle, back, page } = browser();
    const closed: string[] = [];
    history.open(() => closed.push("below"));
    settle();
    history.open(() => closed.push("top"));
    settle();
    back();
    expect(closed).toEqual(["top"]);
    back();
    expect([closed, page()]).toEqual([["top", "below"], "/shop"]);
  });

  it("gives the entry of a sheet to the one that takes its place", () => {
    const { history, settle, back, depth } = browser();
    let closed = false;
    const close = history.open(() => undefined);
    settle();
    close();
    history.open(() => (closed = true));
    settle();
    expect(depth()).toBe(2);
    back();
    expect([closed, depth()]).toEqual([true, 1]);
  });

  it.each([true, false])(
    "leads back to the page of a link in a sheet, not to a sheet that is gone (%s)",
    (replaces) => {
      const { history, settle, back, follow, page, depth } = browser();
      const close = history.open(() => undefined);
      settle();
      follow("/shop/kasse", replaces);
      close();
      settle();
      back();
      expect([page(), depth()]).toEqual(["/shop", 1]);
      back();
      expect(page()).toBe("/");
    },
  );

  it("has nothing to show for the way forward to a closed sheet", () => {
    const { history, settle, back, forward, page, depth } = browser();
    history.open(() => undefined);
    settle();
    back();
    forward();
    expect([page(), depth()]).toEqual(["/shop", 1]);
  });

  it("goes on with the entry that a reload has left", () => {
    const { history, settle, back, follow, depth, page } = browser();
    follow("/shop", true);
    const close = history.open(() => undefined);
    settle();
    const left = depth();
    close();
    const again = history.open(() => undefined);
    settle();
    expect(depth()).toBe(left);
    again();
    settle();
    back();
    expect(page()).toBe("/");
  });

  it("leaves a leap over several entries to the router", () => {
    const { history, settle, back, page, follow } = browser();
    follow("/shop", false);
    follow("/shop/impressum", false);
    let closed = false;
    history.open(() => (closed = true));
    settle();
    back();
    back();
    expect([closed, page()]).toEqual([true, "/shop"]);
  });
});
