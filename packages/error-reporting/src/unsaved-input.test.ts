import { afterEach, describe, expect, it } from "vitest";
import { hasUnsavedInput, watchInput } from "./unsaved-input.ts";

let stop = (): void => undefined;
afterEach(() => stop());

interface FakeField {
  readonly tagName: string;
  readonly type: string;
  value: string;
  isConnected: boolean;
}

/** The events of a window while a person types. */
function typing() {
  const window = new EventTarget();
  stop = watchInput(window as Window);
  return (value: string, type = "text", tagName = "INPUT"): FakeField => {
    const field: FakeField = { tagName, type, value, isConnected: true };
    const event = new Event("input");
    Object.defineProperty(event, "target", { value: field });
    window.dispatchEvent(event);
    return field;
  };
}

describe("unsaved input", () => {
  it("F30 holds words while a field somebody wrote into is on the page and not empty", () => {
    const type = typing();
    expect(hasUnsavedInput()).toBe(false);
    const field = type("Testküche");
    expect(hasUnsavedInput()).toBe(true);
    field.value = "";
    expect(hasUnsavedInput()).toBe(false);
    field.value = "Testküche 7";
    expect(hasUnsavedInput()).toBe(true);
    field.isConnected = false;
    expect(hasUnsavedInput()).toBe(false);
  });

  it("F30 counts longer texts, but neither searches nor ticks", () => {
    const type = typing();
    type("Käse", "search");
    type("on", "checkbox");
    type("noon", "radio");
    expect(hasUnsavedInput()).toBe(false);
    type("Bitte klingeln", "textarea", "TEXTAREA");
    expect(hasUnsavedInput()).toBe(true);
  });

  it("ends with the watching of the page", () => {
    const type = typing();
    type("Testküche");
    stop();
    expect(hasUnsavedInput()).toBe(false);
  });
});
