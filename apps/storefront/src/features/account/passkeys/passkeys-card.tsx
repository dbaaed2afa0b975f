import { mostPasskeys } from "@lokalkorb/domain/access/passkeys";
import { Button } from "@lokalkorb/ui/button";
import { Notice } from "@lokalkorb/ui/notice";
import { SkeletonGroup } from "@lokalkorb/ui/skeleton";
import { useState, type ReactElement } from "react";
import { accountPath } from "@/shared/routes/paths";
import { SignInAgain } from "../proof/sign-in-again.tsx";
import { deviceName } from "./device-name.ts";
import { useHasPasskeys } from "./has-passkeys.ts";
import { PasskeyName } from "./passkey-name.tsx";
import { PasskeyRow } from "./passkey-row.tsx";
import { passkeyText as words } from "./passkey-text.ts";
import { usePasskeys } from "./use-passkeys.ts";

export interface PasskeysCardProps {
  /** Works in a shop, whose sign-in has rules of its own. */
  readonly isMerchant: boolean;
}

export function PasskeysCard({ isMerchant }: PasskeysCardProps): ReactElement {
  const { listed, pending, problem, mustSignIn, load, run } = usePasskeys();
  const hasPasskeys = useHasPasskeys();
  /** `new`, or the id of the one that is changed. */
  const [open, setOpen] = useState<string | null>(null);
  const [added, setAdded] = useState(false);
  const passkeys = listed.status === "here" ? listed.passkeys : [];
  const add = async (name: string): Promise<void> => {
    setAdded(false);
    if (!(await run((calls) => calls.add(name)))) return;
    setAdded(true);
    setOpen(null);
  };
  const change = async (act: Parameters<typeof run>[0]): Promise<void> => {
    if (await run(act)) setOpen(null);
  };
  return (
    <section className="order-card" aria-labelledby="passkeys">
      <h2 id="passkeys" className="text-h3">
        {words.title}
      </h2>
      <p className="text-pretty text-ink-2">{words.lead}</p>
      {listed.status === "loading" && (
        <SkeletonGroup count={1} label={words.loading} className="h-14" groupClassName="grid!" />
      )}
      {listed.status === "failed" && (
        <>
          <p>{words.listFailed}</p>
          <Button look="outline" className="justify-self-start" onClick={load}>
            {words.again}
          </Button>
        </>
      )}
      <ul className="grid gap-4 empty:hidden">
        {passkeys.map((passkey) => (
          <li key={passkey.id} className="grid gap-3 border-t border-line pt-4">
            <PasskeyRow
              passkey={passkey}
              isOpen={open === passkey.id}
              pending={pending}
              onOpen={(isOpen) => setOpen(isOpen ? passkey.id : null)}
              onRename={(name) => void change((calls) => calls.rename(crypto.randomUUID(), passkey.id, name))}
              onRemove={() => void change((calls) => calls.remove(crypto.randomUUID(), passkey.id))}
            />
          </li>
        ))}
      </ul>
      {mustSignIn && <SignInAgain title={words.signInAgain} link={words.signInAgainLink} next={accountPath()} />}
      {problem !== null && (
        <Notice tone="danger" title={words.failed} announce>
          {problem}
        </Notice>
      )}
      {added && problem === null && <Notice tone="ok" title={words.added} announce />}
      {isMerchant ? (
        <p className="text-meta text-pretty text-ink-2">{words.forShops}</p>
      ) : hasPasskeys === false ? (
        <p className="text-meta text-pretty text-ink-2">{words.unsupported}</p>
      ) : listed.status !== "here" ? null : passkeys.length >= mostPasskeys ? (
        <p className="text-meta text-ink-2">{words.full}</p>
      ) : open === "new" ? (
        <PasskeyName
          name={deviceName(navigator.userAgent)}
          press={words.add}
          pressing={words.adding}
          pending={pending}
          onName={(name) => void add(name)}
          onCancel={() => setOpen(null)}
        />
      ) : (
        <Button look="outline" className="justify-self-start" onClick={() => setOpen("new")}>
          {words.begin}
        </Button>
      )}
    </section>
  );
}
