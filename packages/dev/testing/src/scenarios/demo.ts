import { bakery } from "./bakery/bakery.ts";
import { demoPassword } from "./scenario/demo-password.ts";
import { farmShop } from "./farm-shop/farm-shop.ts";
import { inn } from "./inn/inn.ts";
import type { Scenario } from "./scenario/shop-scenario.ts";

/** The data of the demo, of tests and of `pnpm seed`: one and the same. */
export const demo: Scenario = {
  shops: [farmShop, bakery, inn],
  platform: {
    uid: "demo-plattform",
    email: "plattform@lokalkorb.example",
    password: demoPassword,
    userName: "Plattform",
  },
  shoppers: [
    { uid: "demo-kundin-12", email: "kundin@lokalkorb.example", password: demoPassword, userName: "Stammkundin 12" },
    { uid: "demo-kunde-34", email: "kunde@lokalkorb.example", password: demoPassword, userName: "Stammkunde 34" },
  ],
};
