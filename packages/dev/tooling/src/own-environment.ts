/**
 * Before each file of tests. Files share their workers: the addresses of a backend that one file sets must not lead the next one to a
 * server that is gone.
 */
const kept = Symbol.for("lokalkorb.environment");
const shared = globalThis as { [kept]?: NodeJS.ProcessEnv };
const first = (shared[kept] ??= { ...process.env });

for (const name of Object.keys(process.env)) {
  // Of the runner itself, which changes them from file to file.
  if (!(name in first) && !name.startsWith("VITEST")) delete process.env[name];
}
for (const [name, value] of Object.entries(first)) {
  if (!name.startsWith("VITEST")) process.env[name] = value;
}
