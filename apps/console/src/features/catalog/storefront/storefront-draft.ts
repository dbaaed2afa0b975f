import type { FieldsOf } from "@lokalkorb/model/document/define-document";
import type { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import type { FieldErrors } from "@/shared/forms/state/field-problem";
import { fieldChecks } from "@/shared/forms/state/read-fields";
import {
  always,
  availabilityDraft,
  availabilityOf,
  checkAvailability,
  type AvailabilityDraft,
} from "../fields/availability-draft.ts";

type StorefrontTimes = Pick<FieldsOf<typeof storefrontDocument>, "from" | "to" | "windows">;

/** When the whole offer can be had, as it is typed. */
export type StorefrontDraft = Pick<AvailabilityDraft, "from" | "to" | "windows">;

export function storefrontDraft(times: StorefrontTimes, timezone: string): StorefrontDraft {
  const { from, to, windows } = availabilityDraft(times, timezone);
  return { from, to, windows };
}

export function storedStorefront(draft: StorefrontDraft, timezone: string): StorefrontTimes {
  const { from, to, windows } = availabilityOf({ ...always, ...draft }, timezone);
  return {
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(windows !== undefined && { windows }),
  };
}

export function storefrontErrors(draft: StorefrontDraft): FieldErrors {
  const checks = fieldChecks();
  checkAvailability({ ...always, ...draft }, checks);
  return checks.errors;
}
