import { expect, test } from "vitest";
import {
  mayBeNameless,
  mayWriteAgain,
  mostHelpReplies,
  noticeReasons,
  saidIn,
  slugInPage,
} from "./platform-message.ts";

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

test("a question is read with all that was said, oldest first, and goes on until it is long enough", () => {
  const asked = { at: 1, text: "Wann?" };
  expect(saidIn(asked)).toEqual([{ from: "sender", at: 1, text: "Wann?" }]);
  const more = [{ from: "sender", at: 3, text: "Danke!" }] as const;
  expect(
    saidIn({ ...asked, answer: { at: 2, text: "Morgen." }, more }).map(({ from, text }) => `${from}: ${text}`),
  ).toEqual(["sender: Wann?", "platform: Morgen.", "sender: Danke!"]);
  expect(mayWriteAgain({ kind: "question" })).toBe(true);
  expect(mayWriteAgain({ kind: "notice" })).toBe(false);
  expect(mayWriteAgain({ kind: "question", more: Array.from({ length: mostHelpReplies }, () => more[0]) })).toBe(false);
});
