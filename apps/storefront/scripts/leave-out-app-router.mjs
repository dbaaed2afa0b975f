// `src/app` is where this app keeps what surrounds its screens, but Next takes any folder of that name for an App
// Router without routes, whose only page, "not found", would win over pages/404 and start inline scripts that our
// policy blocks. The server looks for this folder to know whether there is an App Router.
import { rmSync } from "node:fs";

rmSync(new URL("../.next/server/app", import.meta.url), { recursive: true, force: true });
