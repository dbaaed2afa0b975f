import type { MenuDeps } from "../../catalog/menu-store.ts";
import type { StockDeps } from "../../catalog/stock/shard-directory.ts";
import type { PlaceDeps } from "../../places/geocoder.ts";
import type { LimitedDeps } from "../../platform/rate-limits.ts";
import type { PaymentPort } from "../payment-port.ts";
import type { createOrderNumbers } from "./order-numbers.ts";

export interface OrderingDeps extends MenuDeps, StockDeps, LimitedDeps, PlaceDeps {
  readonly orderNumbers: ReturnType<typeof createOrderNumbers>;
  readonly payments: PaymentPort;
}
