import type { Id } from "../../kernel/branded.ts";

const mark = "erased_";

/** Stands in orders in the place of an account that its person erased (GDP-04); no account is called so. */
export const erasedUid = (id: string): Id<"user"> => `${mark}${id}`;

export const isErased = (uid: Id<"user">): boolean => uid.startsWith(mark);
