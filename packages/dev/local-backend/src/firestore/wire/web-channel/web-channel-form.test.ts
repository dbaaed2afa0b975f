import fc from "fast-check";
import { expect, test } from "vitest";
import { StatusError } from "../../protocol/status.ts";
import { parsePseudoHeaders, parseWebChannelForm } from "./web-channel-form.ts";

test("messages are numbered from the offset on, in any script", () => {
  const body = new URLSearchParams({
    headers: "X-Goog-Api-Client:gl-js/ fire/12\r\nAuthorization:Bearer a:b\r\n",
    count: "2",
    ofs: "7",
    req0___data__: JSON.stringify({ text: "100 % & mehr + „Brötchen“ 🥨" }),
    req1___data__: JSON.stringify({ removeTarget: 2 }),
  });
  const { messages, headers } = parseWebChannelForm(body.toString());
  expect(messages).toEqual([
    { id: 7, message: { text: "100 % & mehr + „Brötchen“ 🥨" } },
    { id: 8, message: { removeTarget: 2 } },
  ]);
  expect(headers.get("authorization")).toBe("Bearer a:b");
});

test("a post without messages is fine: it only acknowledges", () => {
  expect(parseWebChannelForm("").messages).toEqual([]);
  expect([...parsePseudoHeaders("no colon\r\n:no name\r\n")]).toEqual([]);
});

test("whatever is posted is either understood or refused by name", () => {
  const pair = fc.tuple(fc.constantFrom("count", "ofs", "headers", "req0___data__", "req1___data__"), fc.string());
  const body = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.array(pair).map((pairs) => new URLSearchParams(pairs).toString()),
  );
  fc.assert(
    fc.property(body, (text) => {
      try {
        parseWebChannelForm(text);
      } catch (error) {
        expect(error).toBeInstanceOf(StatusError);
      }
    }),
    { seed: 21, numRuns: 500 },
  );
});
