import type { Instant } from "../../kernel/time/instant.ts";
import type { Customer, CustomerNote, DeniablePayment } from "./customer-fields.ts";

export type CustomerChange =
  | { readonly kind: "tag"; readonly tag: string; readonly on: boolean }
  | { readonly kind: "group"; readonly group: string; readonly on: boolean }
  | { readonly kind: "note"; readonly text: string }
  | { readonly kind: "noteGone"; readonly noteId: string }
  | { readonly kind: "block"; readonly reason: string }
  | { readonly kind: "release" }
  | { readonly kind: "payment"; readonly method: DeniablePayment; readonly allowed: boolean };

export interface ChangedBy {
  /** The name in the team. */
  readonly by: string;
  readonly at: Instant;
  /** Of a new note. */
  readonly id: string;
}

const mostTags = 50;
const mostNotes = 100;

/** A customer after a decision of the team; the very same where it is so already. */
export function changedCustomer<Known extends Customer>(
  customer: Known,
  change: CustomerChange,
  { by, at, id }: ChangedBy,
): Known {
  switch (change.kind) {
    case "tag":
      return withList(customer, "tags", switched(customer.tags, change.tag, change.on));
    case "group":
      return withList(customer, "groups", switched(customer.groups, change.group, change.on));
    case "note":
      return { ...customer, notes: withNote(customer.notes ?? [], { id, text: change.text, at, by }) };
    case "noteGone": {
      const notes = customer.notes ?? [];
      const kept = notes.filter((note) => note.id !== change.noteId);
      return kept.length === notes.length ? customer : { ...customer, notes: kept };
    }
    case "block":
      return { ...customer, blocked: { at, by, reason: change.reason } };
    case "release": {
      const { blocked, ...open } = customer;
      return blocked === undefined ? customer : (open as Known);
    }
    case "payment": {
      const denied = customer.deniedPayments ?? [];
      const next = switched(denied, change.method, !change.allowed);
      return next === denied ? customer : { ...customer, deniedPayments: next };
    }
  }
}

/** A full record loses its oldest note; one that others were merged into may hold more, and loses no more than that either. */
const withNote = (notes: readonly CustomerNote[], note: CustomerNote): readonly CustomerNote[] =>
  [note, ...notes].slice(0, Math.max(mostNotes, notes.length));

function withList<Known extends Customer>(customer: Known, key: "tags" | "groups", next: readonly string[]): Known {
  return next === customer[key] || next.length > mostTags ? customer : { ...customer, [key]: next };
}

function switched<Value>(list: readonly Value[], value: Value, on: boolean): readonly Value[] {
  if (list.includes(value) === on) return list;
  return on ? [...list, value] : list.filter((one) => one !== value);
}
