import { expect, test } from "vitest";
import { emptyMessage, keptMessage, messageErrors, pageBefore, type MessageForm } from "./message-form.ts";

const notice: MessageForm = {
  page: "https://lokalkorb.example/hof/brot",
  reason: "labelling",
  text: "Hier fehlen die Allergene.",
  name: "Mira Muster",
  email: "mira@post.example",
  goodFaith: true,
};
const wrong = (kind: "notice" | "question", form: MessageForm) => Object.keys(messageErrors(kind, form));

test("PLT-02 a whole notice has no error, and an empty one says in order all that is missing", () => {
  expect(wrong("notice", notice)).toEqual([]);
  expect(wrong("notice", emptyMessage)).toEqual(["page", "reason", "text", "name", "email", "goodFaith"]);
});

test("PLT-02 name and address may stay empty where the law lets them, but a written address is one", () => {
  const nameless: MessageForm = { ...notice, reason: "abuse", name: "", email: "" };
  expect(wrong("notice", nameless)).toEqual([]);
  expect(wrong("notice", { ...nameless, email: "mira@" })).toEqual(["email"]);
  expect(wrong("notice", { ...notice, name: "", email: "" })).toEqual(["name", "email"]);
});

test("a question asks for words and a way to answer alone", () => {
  expect(wrong("question", emptyMessage)).toEqual(["text", "name", "email"]);
  expect(wrong("question", { ...notice, page: "", reason: "", goodFaith: false })).toEqual([]);
});

test("what a tab kept comes back without the tick, and nothing else comes back", () => {
  expect(keptMessage(notice)).toEqual({ ...notice, goodFaith: false });
  expect(keptMessage({ text: 5, reason: "x", page: null })).toEqual(emptyMessage);
  expect(keptMessage("[]")).toEqual(emptyMessage);
});

test.each([
  ["https://lokalkorb.example/hof/brot", "https://lokalkorb.example/hof/brot"],
  ["https://lokalkorb.example/melden", ""],
  ["https://lokalkorb.example.anderswo.example/", ""],
  ["", ""],
])("the page before %s is %s", (referrer, page) => {
  expect(pageBefore(referrer, { origin: "https://lokalkorb.example", pathname: "/melden" })).toBe(page);
});
