import { lateComponent } from "@lokalkorb/ui/late-component";
import { latePart } from "@lokalkorb/ui/late-part";
import type { UnavailableNoteProps } from "./unavailable-note.tsx";

/** Known with the chosen time alone, which comes late itself. */
export const LateUnavailableNote = lateComponent<UnavailableNoteProps>(
  latePart(
    "unavailable-note",
    async () =>
      (await import(/* webpackChunkName: "part-unavailable-note" */ "./unavailable-note.tsx")).UnavailableNote,
  ),
  () => null,
);
