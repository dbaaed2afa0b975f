import { Notice } from "@lokalkorb/ui/notice";
import type { ReactElement } from "react";
import { claimWords, openClaims, type ClaimedText } from "./claim-notes.ts";

/** A hint and no error: only its author knows whether a statement is true (LEG-04). */
export function ClaimNotice({ value }: { readonly value: ClaimedText }): ReactElement | null {
  const claims = openClaims(value);
  if (claims.length === 0) return null;
  return (
    <Notice tone="warning" title="Aussagen, für die Regeln gelten">
      <ul className="grid gap-1">
        {claims.map(({ kind, word }) => (
          <li key={kind}>
            <b>„{word}“</b>: {claimWords[kind].note} <span className="text-meta">({claimWords[kind].rule})</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
