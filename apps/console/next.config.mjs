import { sharedNextConfig } from "@lokalkorb/shell/next-config";
import { movedPages } from "./src/shared/routes/moved-pages.ts";

const config = await sharedNextConfig(process.env, new URL("../../", import.meta.url).pathname, {
  streetsOf: "console",
});

export default { ...config, redirects: () => Promise.resolve(movedPages) };
