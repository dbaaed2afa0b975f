import { expect, test } from "vitest";
import { Connection } from "./connection.ts";
import { keepConnected, type Hint } from "./reconnect.ts";

function scripted() {
  const connection = new Connection();
  const screen = {};
  const log: string[] = [];
  const timers: { millis: number; run: () => void }[] = [];
  const world = { reachable: false, hint: (_hint: Hint) => undefined as void };
  const stop = keepConnected({
    connection,
    probe: async () => {
      log.push("probe");
      return world.reachable;
    },
    restart: async () => {
      log.push("restart");
    },
    timers: {
      after: (millis, run) => {
        const timer = { millis, run };
        timers.push(timer);
        return () => void timers.splice(timers.indexOf(timer) >>> 0, 1);
      },
    },
    onHint: (listener) => {
      world.hint = listener;
      return () => undefined;
    },
  });
  const nextTimer = async (): Promise<number | undefined> => {
    const timer = timers.shift();
    timer?.run();
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    return timer?.millis;
  };
  return { connection, screen, log, world, nextTimer, stop, timers };
}

test("nothing is asked while all is well", () => {
  const { connection, screen, timers } = scripted();
  connection.answered(screen);
  expect(timers).toEqual([]);
});

test("a lost connection is probed soon and then every second, and restarted with the first answer", async () => {
  const { connection, screen, log, world, nextTimer, timers } = scripted();
  connection.answered(screen);
  connection.fellBack(screen);
  expect(await nextTimer()).toBe(200);
  expect(await nextTimer()).toBe(1_000);
  world.reachable = true;
  expect(await nextTimer()).toBe(1_000);
  expect(log).toEqual(["probe", "probe", "probe", "restart"]);
  connection.answered(screen);
  expect(await nextTimer()).toBe(3_000);
  expect(log).toHaveLength(4);
  expect(timers).toEqual([]);
});

test("a hint counts although the SDK still believes in its stream", async () => {
  const { connection, screen, log, world, nextTimer } = scripted();
  connection.answered(screen);
  world.reachable = true;
  world.hint("restart");
  world.hint("restart");
  expect(await nextTimer()).toBe(0);
  expect(log).toEqual(["probe", "restart"]);
});

test("a dead server makes offline with the first probe after a hint, and live again once it answered", async () => {
  const { connection, screen, log, world, nextTimer } = scripted();
  connection.answered(screen);
  world.hint("look");
  await nextTimer();
  expect(connection.state()).toBe("offline");
  // A write of one's own shows up like an answer.
  connection.answered(screen);
  world.reachable = true;
  expect(await nextTimer()).toBe(1_000);
  expect(log).toEqual(["probe", "probe", "restart"]);
  expect(connection.state()).toBe("offline");
  connection.answered(screen);
  expect(connection.state()).toBe("live");
});

test("a failure that was not the server's restarts nothing", async () => {
  const { connection, screen, log, world, nextTimer, timers } = scripted();
  connection.answered(screen);
  world.reachable = true;
  world.hint("look");
  await nextTimer();
  await nextTimer();
  expect(log).toEqual(["probe"]);
  expect(connection.state()).toBe("live");
  expect(timers).toEqual([]);
});

test("trouble right after an answered probe is looked into, and requests that a restart ended cause no other", async () => {
  const { connection, screen, log, world, nextTimer } = scripted();
  connection.answered(screen);
  world.reachable = true;
  world.hint("restart");
  await nextTimer();
  world.hint("restart");
  expect(await nextTimer()).toBe(3_000);
  expect(log).toEqual(["probe", "restart", "probe"]);
  world.reachable = false;
  world.hint("restart");
  await nextTimer();
  expect(connection.state()).toBe("offline");
});

test("a second interruption is noticed like the first", async () => {
  const { connection, screen, log, world, nextTimer } = scripted();
  world.reachable = true;
  connection.fellBack(screen);
  await nextTimer();
  connection.answered(screen);
  await nextTimer();
  connection.fellBack(screen);
  await nextTimer();
  expect(log).toEqual(["probe", "restart", "probe", "restart"]);
});

test("a fall back that heals by itself is left alone", async () => {
  const { connection, screen, log, nextTimer, timers } = scripted();
  connection.fellBack(screen);
  connection.answered(screen);
  await nextTimer();
  expect(log).toEqual([]);
  expect(timers).toEqual([]);
});

test("stopping ends it", async () => {
  const { connection, screen, log, nextTimer, stop } = scripted();
  connection.fellBack(screen);
  stop();
  await nextTimer();
  expect(log).toEqual([]);
});
