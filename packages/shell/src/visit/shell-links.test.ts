import { expect, it } from "vitest";
import { followShellLinks } from "./shell-links.ts";

it("F07 F35 any link to #cookie-einstellungen asks again, and an address with it does so on arrival", () => {
  const document = Object.assign(new EventTarget(), { location: { hash: "#hilfe" } });
  const opened: string[] = [];
  followShellLinks(document as unknown as Document, {
    "cookie-einstellungen": () => opened.push("consent"),
    hilfe: () => opened.push("help"),
  });
  expect(opened).toEqual(["help"]);
  const click = (hash: string): boolean => {
    const event = new Event("click", { cancelable: true });
    Object.defineProperty(event, "target", { value: { closest: () => ({ hash }) } });
    return document.dispatchEvent(event);
  };
  expect(click("#cookie-einstellungen")).toBe(false);
  expect(click("#inhalt")).toBe(true);
  expect(click("#toString")).toBe(true);
  expect(opened).toEqual(["help", "consent"]);
});
