import { ensureInstalled, runPinned } from "./install.mjs";

ensureInstalled();
runPinned("packages/dev/tooling/src/commands/run-seed.ts");
