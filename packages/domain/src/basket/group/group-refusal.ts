import type { GroupState } from "./group-fields.ts";

/** Instead of a change of a group. */
export type GroupRefusal =
  /** `collecting`: its time is up. */
  { readonly type: "group-closed"; readonly state: GroupState } | { readonly type: "group-full"; readonly max: number };
