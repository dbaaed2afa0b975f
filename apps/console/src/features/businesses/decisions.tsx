import { mayDecide } from "@lokalkorb/domain/ordering/businesses/decide-business";
import { Button } from "@lokalkorb/ui/button";
import { Dialog } from "@lokalkorb/ui/dialog";
import { TextArea } from "@lokalkorb/ui/text-area";
import { useState, type ReactElement } from "react";
import { TwoWays } from "@/shared/forms/ui/confirm-dialog";
import { businessesText as words } from "./businesses-text.ts";
import { useDecide } from "./use-decide.ts";
import type { Business } from "./use-businesses.ts";

/** The decisions beside the terms: each is told to the company, a refusal with the shop's own words. */
export function Decisions({ business }: { readonly business: Business }): ReactElement {
  const { decide, pending } = useDecide(business);
  const [asking, setAsking] = useState<"decline" | "block" | null>(null);
  return (
    <div className="flex flex-wrap gap-2">
      {(["decline", "block"] as const)
        .filter((kind) => mayDecide(business.status, kind))
        .map((kind) => (
          <Button key={kind} look="outline" aria-haspopup="dialog" onClick={() => setAsking(kind)}>
            {words[kind]}
          </Button>
        ))}
      {mayDecide(business.status, "release") && (
        <Button look="outline" pending={pending} onClick={() => void decide({ kind: "release" })}>
          {words.release}
        </Button>
      )}
      {asking !== null && (
        <WordDialog
          kind={asking}
          name={business.name}
          pending={pending}
          onClose={() => setAsking(null)}
          onSend={async (word) => {
            if (await decide({ kind: asking, word })) setAsking(null);
          }}
        />
      )}
    </div>
  );
}

interface WordDialogProps {
  readonly kind: "decline" | "block";
  readonly name: string;
  readonly pending: boolean;
  readonly onClose: () => void;
  readonly onSend: (word: string) => Promise<void>;
}

const shortest = 3;

function WordDialog({ kind, name, pending, onClose, onSend }: WordDialogProps): ReactElement {
  const [typed, setTyped] = useState("");
  const [isMissing, setMissing] = useState(false);
  const send = (): void => {
    const isShort = typed.trim().length < shortest;
    setMissing(isShort);
    if (!isShort && !pending) void onSend(typed.trim());
  };
  return (
    <Dialog
      title={kind === "decline" ? words.declineTitle(name) : words.blockTitle(name)}
      width={520}
      lightDismiss={typed === ""}
      onClose={onClose}
      footer={
        <TwoWays
          left={{ children: words.cancel, onClick: onClose }}
          right={{ children: words[kind], look: "danger", pending, onClick: send }}
        />
      }
    >
      <div className="grid gap-4 text-name">
        <p>{kind === "decline" ? words.declineLead : words.blockLead}</p>
        <TextArea
          label={words.words}
          rows={3}
          maxLength={500}
          value={typed}
          error={isMissing ? words.wordsMissing : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
    </Dialog>
  );
}
