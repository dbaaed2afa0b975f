import { countField, readCount } from "@/shared/forms/state/read-amount";
import type { fieldChecks } from "@/shared/forms/state/read-fields";
import { windowDrafts, windowErrors, windowsOf, type WindowDraft } from "@/shared/forms/time/window-draft";
import type { FulfilmentFields } from "./fulfilment-draft.ts";

type LockerTerms = NonNullable<FulfilmentFields["locker"]>;

/** A machine with compartments as it is typed. */
export interface LockerDraft {
  readonly siteId: string;
  readonly smallBoxes: string;
  readonly mediumBoxes: string;
  readonly largeBoxes: string;
  readonly tempZone: LockerTerms["tempZone"];
  readonly holdHours: string;
  /** None: round the clock. */
  readonly accessWindows: readonly WindowDraft[];
}

export const newLocker: LockerDraft = {
  siteId: "",
  smallBoxes: "6",
  mediumBoxes: "4",
  largeBoxes: "2",
  tempZone: "chilled",
  holdHours: "24",
  accessWindows: [],
};

export const lockerDraft = ({
  siteId,
  compartments,
  tempZone,
  holdHours,
  accessWindows,
}: LockerTerms): LockerDraft => ({
  siteId,
  smallBoxes: countField(compartments.S),
  mediumBoxes: countField(compartments.M),
  largeBoxes: countField(compartments.L),
  tempZone,
  holdHours: countField(holdHours),
  accessWindows: windowDrafts(accessWindows),
});

export const lockerOf = (draft: LockerDraft): LockerTerms => ({
  provider: "penguin",
  siteId: draft.siteId.trim(),
  compartments: {
    S: readCount(draft.smallBoxes) ?? 0,
    M: readCount(draft.mediumBoxes) ?? 0,
    L: readCount(draft.largeBoxes) ?? 0,
  },
  tempZone: draft.tempZone,
  holdHours: readCount(draft.holdHours) ?? 24,
  accessWindows: windowsOf(draft.accessWindows),
});

const boxes = ["smallBoxes", "mediumBoxes", "largeBoxes"] as const;

export function checkLocker(draft: LockerDraft, { note, text, count }: ReturnType<typeof fieldChecks>): void {
  text("siteId", draft.siteId, 120);
  for (const name of boxes) count(name, draft[name], { max: 1000 });
  if (boxes.every((name) => readCount(draft[name]) === 0))
    note("smallBoxes", { sentence: "Bitte mindestens ein Fach angeben." });
  count("holdHours", draft.holdHours, { min: 1, max: 168 });
  Object.entries(windowErrors(draft.accessWindows, "accessWindows")).forEach(([name, problem]) => note(name, problem));
}
