import { aBasketLine } from "@lokalkorb/domain/testing/builders";
import { expect, it } from "vitest";
import { createBasketStore, parseDraft, type BasketDraft } from "./basket-store.ts";

/** One browser with several tabs: what one writes, the others hear. */
function browser() {
  const stored = new Map<string, string>();
  const tabs: { key: string; tell: () => void }[] = [];
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const openTab = () =>
    createBasketStore("r1", storage, (key, tell) => {
      tabs.push({ key, tell });
      return () => undefined;
    });
  return { stored, tabs, openTab };
}

const put = (lineId: string) => (draft: BasketDraft) => ({
  ...draft,
  lines: { ...draft.lines, [lineId]: aBasketLine() },
});

it("keeps what was put in over a reload", () => {
  const { openTab } = browser();
  openTab().change(put("l1"));
  expect(Object.keys(openTab().draft().lines)).toEqual(["l1"]);
});

it("merges two tabs line by line", () => {
  const { openTab } = browser();
  const [a, b] = [openTab(), openTab()];
  a.draft();
  b.change(put("l1"));
  a.change(put("l2"));
  expect(Object.keys(b.draft().lines).toSorted()).toEqual(["l1", "l2"]);
});

it("keeps its object while nothing changes, and tells when something does", () => {
  const { openTab, tabs } = browser();
  const store = openTab();
  let heard = 0;
  store.subscribe(() => (heard += 1));
  store.change(put("l1"));
  expect(store.draft()).toBe(store.draft());
  expect(heard).toBe(1);
  tabs[0]?.tell();
  expect(heard).toBe(2);
});

it("leaves nothing behind when it is cleared", () => {
  const { openTab, stored } = browser();
  const store = openTab();
  store.change(put("l1"));
  store.clear();
  expect(stored.size).toBe(0);
  expect(store.draft().lines).toEqual({});
});

it("takes what is not a draft for none", () => {
  for (const text of [
    "",
    "null",
    "[]",
    "{}",
    '{"lines":[]}',
    '{"lines":{"a":{"kind":"item","qty":"2"}}}',
    "<script>",
  ]) {
    expect(parseDraft(text).lines).toEqual({});
  }
});
