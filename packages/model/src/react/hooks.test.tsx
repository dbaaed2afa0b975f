// @vitest-environment jsdom
import { act, StrictMode, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ScriptedWorld } from "../testing/scripted-world.ts";
import { retentionMillis } from "../cache/retention.ts";
import type { ModelClient } from "../client/model-client.ts";
import { userDocument } from "../documents/users/users.ts";
import { ModelProvider } from "./model-provider.tsx";
import { useDocument } from "./use-document.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const me = { uid: "me" };
const profile = (userName: string) => ({ userName, restaurants: [], restaurantRoles: {}, locale: "de" });

let world = new ScriptedWorld();
let host = document.createElement("div");
let root = createRoot(host);
const seen: string[] = [];

beforeEach(() => {
  world = new ScriptedWorld();
  host = document.createElement("div");
  root = createRoot(host);
  seen.length = 0;
});

afterEach(() => act(() => root.unmount()));

/** Only the cache is asked of the client here; everything else has tests of its own. */
const clientOf = ({ cache }: ScriptedWorld): ModelClient => ({ cache }) as ModelClient;

function Name() {
  const state = useDocument(userDocument, me);
  const text = state.status === "present" ? String(state.value.userName) : state.status;
  seen.push(text);
  return <p>{text}</p>;
}

const show = (children: ReactNode, client: ModelClient | Promise<ModelClient> | null = clientOf(world)) =>
  act(() =>
    root.render(
      <StrictMode>
        <ModelProvider client={client}>{children}</ModelProvider>
      </StrictMode>,
    ),
  );

test("F20 a screen follows the document through every state", async () => {
  show(<Name />);
  expect(host.textContent).toBe("pending");
  act(() => world.serverSends(userDocument, me, profile("Kundin 1")));
  expect(host.textContent).toBe("Kundin 1");
  act(() => world.serverSends(userDocument, me, null));
  expect(host.textContent).toBe("absent");
});

test("F21 strict mode and several screens make one subscription", async () => {
  show(
    <>
      <Name />
      <Name />
    </>,
  );
  expect(world.listening).toEqual(["users/me"]);
  expect(world.story().filter((line) => line.startsWith("listen"))).toEqual(["listen users/me"]);
});

test("F22 a screen that comes back within the retention shows what is known on its first render", async () => {
  show(<Name />);
  act(() => world.serverSends(userDocument, me, profile("Kundin 1")));
  show(null);
  world.passes(retentionMillis - 1);
  seen.length = 0;
  show(<Name />);
  expect(new Set(seen)).toEqual(new Set(["Kundin 1"]));
  expect(world.story().filter((line) => line.startsWith("listen"))).toEqual(["listen users/me"]);
});

test("F22 after the retention the screen subscribes anew", async () => {
  show(<Name />);
  show(null);
  world.passes(retentionMillis);
  expect(world.listening).toEqual([]);
  show(<Name />);
  expect(world.listening).toEqual(["users/me"]);
});

test("a screen waits for a client that comes later, and reads nothing before", async () => {
  let arrive = (_client: ModelClient): void => {};
  show(<Name />, new Promise<ModelClient>((resolve) => (arrive = resolve)));
  expect(host.textContent).toBe("pending");
  expect(world.listening).toEqual([]);
  await act(async () => arrive(clientOf(world)));
  expect(world.listening).toEqual(["users/me"]);
});

function HandedOver({ initial }: { initial: Parameters<typeof useDocument<typeof userDocument>>[2] }) {
  const state = useDocument(userDocument, me, initial);
  const text = state.status === "present" ? String(state.value.userName) : state.status;
  seen.push(text);
  return <p>{text}</p>;
}

test("what the server rendered stays until the first live answer, without a flash", async () => {
  const source = new ScriptedWorld();
  source.opensDocument("server", userDocument, me);
  source.serverSends(userDocument, me, profile("vom Server"));
  const state = source.cache.document(userDocument, me).state();
  if (state.status !== "present") throw new Error("the server knows the document");
  show(<HandedOver initial={{ initial: state.value }} />);
  expect(new Set(seen)).toEqual(new Set(["vom Server"]));
  act(() => world.serverSends(userDocument, me, profile("jetzt")));
  expect(host.textContent).toBe("jetzt");
  expect(seen).not.toContain("pending");
});
