import { expect, test } from "vitest";
import { mayBeNameless, noticeReasons, slugInPage } from "./platform-message.ts";

test("PLT-02 only a notice of the abuse of children may be nameless", () => {
  expect(noticeReasons.filter(mayBeNameless)).toEqual(["abuse"]);
  expect(mayBeNameless("")).toBe(false);
});

test.each([
  ["https://lokalkorb.example/hof-lindner", "hof-lindner"],
  ["http://127.0.0.1:3000/hof-lindner/brot?x=1", "hof-lindner"],
  ["/hof-lindner#warm", "hof-lindner"],
  ["https://lokalkorb.example/", null],
  ["https://lokalkorb.example", null],
  ["hof-lindner", null],
  ["/Hof/../x", null],
  ["", null],
])("PLT-02 the shop in the address %s is %s", (page, slug) => {
  expect(slugInPage(page)).toBe(slug);
});
