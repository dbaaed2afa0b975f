import { lateComponent } from "@lokalkorb/ui/late-component";
import { latePart } from "@lokalkorb/ui/late-part";
import { WarningNotice } from "@lokalkorb/ui/warning-notice";
import type { UnavailableNoteProps } from "./unavailable-note.tsx";

/** With the chosen time, which comes late itself; until then, and without scripts, the words of the server. */
export const LateUnavailableNote = lateComponent<UnavailableNoteProps>(
  latePart(
    "unavailable-note",
    async () =>
      (await import(/* webpackChunkName: "part-unavailable-note" */ "./unavailable-note.tsx")).UnavailableNote,
  ),
  ({ shop: { note } }) =>
    note && (
      <WarningNotice className="mt-3" title={note[0]}>
        {note[1]}
      </WarningNotice>
    ),
);
