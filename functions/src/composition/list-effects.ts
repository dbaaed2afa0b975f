import { effectKinds } from "@lokalkorb/domain/ordering/effects/effect-kinds";
import { effectRunners } from "./effect-runners.ts";

/** `pnpm outbox`: effects that have a runner, and effects that are only recorded until their feature is built. */
for (const kind of effectKinds)
  process.stdout.write(
    `${kind.padEnd(10)} ${effectRunners[kind] === undefined ? "waits for its feature" : "served"}\n`,
  );
