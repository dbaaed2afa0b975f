import fc from "fast-check";
import { expect, test } from "vitest";
import { createWebChannelOutbox } from "./web-channel-outbox.ts";

test("whatever responses get lost, the browser ends with every payload once and in order", () => {
  const step = fc.oneof(
    fc.record({ push: fc.string({ unit: "grapheme" }) }),
    fc.record({ lost: fc.boolean(), acknowledges: fc.boolean() }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const outbox = createWebChannelOutbox();
      const pushed: string[] = [];
      const received: string[] = [];
      let lastId = 0;
      const respond = (lost: boolean) => {
        const json = outbox.after(lastId);
        if (json === null || lost) return;
        for (const [id, payload] of JSON.parse(json) as [number, string][]) {
          if (id <= lastId) continue;
          received.push(payload);
          lastId = id;
        }
      };
      for (const action of steps) {
        if ("push" in action) {
          pushed.push(action.push);
          outbox.push(action.push);
        } else {
          respond(action.lost);
          if (action.acknowledges) outbox.acknowledge(lastId);
        }
      }
      respond(false);
      outbox.acknowledge(lastId);
      expect(received).toEqual(pushed);
      expect(outbox.isEmpty).toBe(true);
    }),
    { seed: 20, numRuns: 300 },
  );
});
