import { markAssetError } from "next/dist/client/route-loader";
import { expect, it } from "vitest";
import { stayWhenUnreachable } from "./stay-when-unreachable.ts";

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function environment({ online, answers }: { online: boolean; answers: boolean }) {
  const did: string[] = [];
  const page = {
    online,
    answers,
    did,
    again: () => undefined as void,
    fail: (_error: unknown, _url: string) => undefined as void,
  };
  stayWhenUnreachable({
    routeErrors: { on: (_event, handler) => (page.fail = handler) },
    clicks: { addEventListener: () => undefined },
    isOnline: () => page.online,
    ask: (url) => (page.answers ? Promise.resolve(did.push(`ask ${url}`)) : Promise.reject(new Error("no answer"))),
    leaveFor: (url) => void did.push(`leave for ${url}`),
    tell: (again) => {
      did.push("told");
      page.again = again;
    },
  });
  return page;
}

const lostScript = () => markAssetError(new Error("Failed to load script"));

it("M-B1 a page that cannot be fetched without network leaves everybody where they are, with words and a way on", async () => {
  const page = environment({ online: false, answers: false });
  expect(() => page.fail(lostScript(), "/angebot")).toThrow(expect.objectContaining({ cancelled: true }));
  expect(page.did).toEqual(["told"]);
  page.online = true;
  page.again();
  await settled();
  expect(page.did).toEqual(["told", "told"]);
  page.answers = true;
  page.again();
  await settled();
  expect(page.did.slice(2)).toEqual(["ask /angebot", "leave for /angebot"]);
});

it("M-B1 a page of an earlier deployment is loaded afresh", async () => {
  const page = environment({ online: true, answers: true });
  expect(() => page.fail(lostScript(), "/angebot")).toThrow(expect.objectContaining({ cancelled: true }));
  await settled();
  expect(page.did).toEqual(["ask /angebot", "leave for /angebot"]);
});

it("a route that was cancelled, or a screen that threw, is not our matter", () => {
  const page = environment({ online: false, answers: false });
  page.fail(Object.assign(new Error("Route Cancelled"), { cancelled: true }), "/angebot");
  page.fail(new Error("x is null"), "/angebot");
  expect(page.did).toEqual([]);
});
