import * as f from "../../kernel/fields/field.ts";
import { basketLine } from "../../catalog/goods/basket-line.ts";

/** `collecting` while its people choose, `closed` while the host pays, `ended` without an order. */
export const groupStates = ["collecting", "closed", "ended"] as const;
export type GroupState = (typeof groupStates)[number];

const participant = f.object({
  id: f.text(),
  /** The label of this person's goods: a first name, a desk. */
  name: f.text(),
  uid: f.id<"user">(),
  joinedAt: f.instant(),
  /** Has said to be finished; says nothing about the right to change. */
  isDone: f.flag(),
});
export type Participant = f.ValueOf<typeof participant>;

/** Several people, one order (product/state-machines 3.3). Its lines name their participant. */
export const groupFields = {
  storefrontId: f.id<"storefront">(),
  menuVersion: f.count(),
  hostUid: f.id<"user">(),
  state: f.oneOf(groupStates),
  /** From this moment on no line changes, whatever the state says. */
  closesAt: f.instant(),
  /** Those of `participants`, for the rules. */
  uids: f.list(f.id<"user">()),
  participants: f.list(participant),
  /** Taken out by the host; the link opens no place for them any more. */
  removedUids: f.list(f.id<"user">()),
  /** How many places were given so far, so that no label gets the number of another one. */
  seats: f.count(),
  lines: f.mapOf(basketLine),
  /** The shop takes no order of more lines. */
  maxLines: f.count(),
  expiresAt: f.instant(),
};
export type Group = f.ValuesOf<typeof groupFields>;
