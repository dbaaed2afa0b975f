import { id, requestId } from "./fields.ts";

/** Every command of one order may answer these. */
export const ofOrder = ["not-found", "not-allowed", "request-reused"] as const;

export const orderAddress = { requestId, restaurantId: id<"shop">(), orderId: id<"order">() };
