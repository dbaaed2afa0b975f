import { useLate } from "@lokalkorb/ui/use-late";
import { failureText } from "./failure-text.ts";
import type { StaffRefusal } from "./refusal-text.ts";
import { refusalPart } from "./use-command.ts";

/** The words of refusals that a screen works out before a command does: in general terms until they have come. */
export function useRefusalText(): (refusal: StaffRefusal) => string {
  const words = useLate(refusalPart);
  return (refusal) => (words.status === "here" ? words.module(refusal) : failureText.refused);
}
