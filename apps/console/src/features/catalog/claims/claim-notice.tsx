import { Notice } from "@lokalkorb/ui/notice";
import type { ReactElement } from "react";
import { claimNotes, type ClaimedText } from "./claim-notes.ts";

/** A hint and no error: only its author knows whether a statement is true (LEG-04). */
export function ClaimNotice({ value }: { readonly value: ClaimedText }): ReactElement | null {
  const notes = claimNotes(value);
  if (notes.length === 0) return null;
  return (
    <Notice tone="warning" title="Namen und Aussagen, für die Regeln gelten">
      <ul className="grid gap-1">
        {notes.map(({ word, note, rule }) => (
          <li key={note}>
            <b>„{word}“</b>: {note} <span className="text-meta">({rule})</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
