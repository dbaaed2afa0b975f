import { expect, it } from "vitest";
import { inTransaction } from "@lokalkorb/model/admin/admin-documents";
import { startTestBackend } from "@lokalkorb/testing/start-test-backend";
import { firstLookAfter, writeOutbox } from "../../outbox/write-outbox.ts";

it(
  "R10 fails a test in which somebody waited for a turn of the functions for five seconds",
  { timeout: 30_000 },
  async () => {
    const test = await startTestBackend({ steps: true });
    const { backend, admin } = test;
    backend.faults.add({ kind: "hold-at-step", step: "outbox:ran" });
    await inTransaction(admin.db, async (tx) => {
      const address = { restaurantId: "shop", orderId: "order" };
      writeOutbox(tx, address, { event: "accepted", version: 2, effects: ["print"] }, backend.clock.now());
      return Promise.resolve();
    });
    await backend.steps.waitFor("outbox:ran");
    backend.clock.advance(firstLookAfter);
    const second = backend.runSchedule("runDueEffects");
    await expect.poll(backend.longWaits, { timeout: 15_000 }).toHaveLength(1);
    backend.steps.release();
    await second;
    await backend.idle();
    await expect(test.stop()).rejects.toThrow("R10: a turn of 5000 ms at order_2");
  },
);
