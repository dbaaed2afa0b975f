import { ensureInstalled, runPinned } from "./install.mjs";

ensureInstalled();
runPinned("packages/tooling/src/commands/run-deploy.ts");
