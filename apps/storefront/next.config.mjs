import { sharedNextConfig } from "@lokalkorb/shell/next-config";

export default sharedNextConfig(process.env, new URL("../../", import.meta.url).pathname, {
  paymentForm: "/konto/zahlungsarten",
  streetsOf: "storefront",
});
