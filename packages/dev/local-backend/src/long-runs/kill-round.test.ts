import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { seededRandom } from "../official/target/seeded-random.ts";
import { startOurs } from "../official/target/target.ts";
import { killRound } from "./kill-round.ts";

test("five times killed in a storm of writes, nothing acknowledged is lost and no batch is torn", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "kill-rounds-"));
  let acknowledged = 0;
  let target = await startOurs({ dataDir, priority: "normal" });
  for (let round = 0; round < 5; round++) {
    const played = await killRound(target, dataDir, round, seededRandom(round));
    acknowledged += played.acknowledged;
    target = played.survivor;
  }
  await target.stop();
  expect(acknowledged).toBeGreaterThan(0);
  rmSync(dataDir, { recursive: true });
});
