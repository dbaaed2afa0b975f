import { memberAddress, readMembers } from "@lokalkorb/domain/shop/membership";
import { Button } from "@lokalkorb/ui/button";
import { Dialog } from "@lokalkorb/ui/dialog";
import { IconButton } from "@lokalkorb/ui/icon-button";
import { TrashIcon } from "@lokalkorb/ui/icons";
import { TextArea } from "@lokalkorb/ui/text-area";
import { TextField } from "@lokalkorb/ui/text-field";
import { useState, type ReactElement } from "react";
import { CustomerFinder } from "./customer-finder.tsx";
import { membersText as words } from "./members-text.ts";
import type { Members } from "./use-members.ts";

export interface MembersDialogProps {
  readonly members: Members;
  readonly onClose: () => void;
}

/** More are found by typing. */
const mostShown = 50;

/** The list itself: each change is stored at once. */
export function MembersDialog({ members, onClose }: MembersDialogProps): ReactElement {
  const [typed, setTyped] = useState("");
  const [filter, setFilter] = useState("");
  const [problem, setProblem] = useState<string | undefined>();
  const [busy, setBusy] = useState(false);
  const { addresses, add, remove } = members;
  const found = (addresses ?? []).filter((address) => address.includes(memberAddress(filter)));
  const put = async (wanted: readonly string[]): Promise<string | null> => {
    setBusy(true);
    const refused = await add(wanted).finally(() => setBusy(false));
    return refused;
  };
  const addTyped = async (): Promise<void> => {
    const read = readMembers(typed);
    if (read.wrong.length > 0) return setProblem(words.wrong(read.wrong));
    if (read.addresses.length === 0) return setProblem(words.nothing);
    const refused = await put(read.addresses);
    setProblem(refused ?? undefined);
    if (refused === null) setTyped("");
  };
  return (
    <Dialog open onClose={onClose} lightDismiss={typed === ""} width={640} title={words.title}>
      <div className="grid gap-6">
        <form
          className="grid gap-3"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!busy) void addTyped();
          }}
        >
          <TextArea
            label={words.add}
            hint={words.addHint}
            error={problem}
            value={typed}
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => {
              setTyped(target.value);
              setProblem(undefined);
            }}
          />
          <span>
            <Button type="submit" disabled={busy}>
              {words.addButton}
            </Button>
          </span>
        </form>
        <CustomerFinder known={addresses ?? []} busy={busy} onTake={(address) => void put([address])} />
        <section aria-labelledby="auf-der-liste" className="grid gap-2">
          <h3 id="auf-der-liste" className="text-name font-bold">
            {words.list}
          </h3>
          <p className="text-ink-2">{words.count((addresses ?? []).length)}</p>
          {(addresses ?? []).length > 10 && (
            <TextField label={words.filter} value={filter} onChange={({ target }) => setFilter(target.value)} />
          )}
          <ul className="divide-y divide-line">
            {found.slice(0, mostShown).map((address) => (
              <li key={address} className="flex items-center justify-between gap-3">
                <span className="min-w-0 truncate">{address}</span>
                <IconButton label={words.remove(address)} disabled={busy} onClick={() => void remove(address)}>
                  <TrashIcon size={18} />
                </IconButton>
              </li>
            ))}
          </ul>
          {found.length > mostShown && <p className="text-ink-2">{words.more(found.length - mostShown)}</p>}
        </section>
      </div>
    </Dialog>
  );
}
