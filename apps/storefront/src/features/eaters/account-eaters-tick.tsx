import type { Eaters } from "@lokalkorb/domain/catalog/food/risk-of";
import { Checkbox } from "@lokalkorb/ui/checkbox";
import { latePart } from "@lokalkorb/ui/late-part";
import { LiveRegion } from "@lokalkorb/ui/live-region";
import { Notice } from "@lokalkorb/ui/notice";
import { useEffect, useRef, useState, type ReactElement } from "react";
import { useAccount, type AccountState } from "@/entities/account/use-account";
import type { AccountEaters } from "@/entities/eaters/account/account-eaters";
import { joinEaters } from "@/entities/eaters/account/join-eaters";
import { isOfAccount, keepEaters } from "@/entities/eaters/account/keep-eaters";
import { eatersText as words } from "./eaters-text.ts";

const accountPart = latePart(
  "eaters-account",
  async () =>
    (await import(/* webpackChunkName: "part-eaters-account" */ "@/entities/eaters/account/account-eaters"))
      .accountEaters,
);

export interface AccountEatersTickProps {
  readonly eaters: Eaters;
  /** The account knew more than this browser. */
  readonly onJoin: (eaters: Eaters) => void;
}

/** Health data goes to the account with a tick of its own, and leaves it with the tick. */
export function AccountEatersTick(props: AccountEatersTickProps): ReactElement {
  const account = useAccount();
  return account.status === "signedIn" ? (
    <Tick key={account.uid} account={account} {...props} />
  ) : (
    <p className="text-meta text-ink-2">{words.kept}</p>
  );
}

interface TickProps extends AccountEatersTickProps {
  readonly account: Extract<AccountState, { status: "signedIn" }>;
}

function Tick({ account: { client, uid }, eaters, onJoin }: TickProps): ReactElement {
  const [calls, setCalls] = useState<AccountEaters | null>(null);
  const [there, setThere] = useState<Eaters | null | undefined>(undefined);
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ readonly text: string; readonly hasFailed?: true } | null>(null);
  const begins = useRef(eaters);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let stopped = false;
    void accountPart.until().then((accountEaters) => {
      if (stopped) return;
      const made = accountEaters(client, uid);
      setCalls(made);
      let isFirst = true;
      const look = (): void => {
        const now = made.there();
        if (now === undefined) return;
        setThere(now);
        if (now === null || !isFirst) return;
        isFirst = false;
        const joined = isOfAccount() ? now : joinEaters(begins.current, now);
        if (sameEaters(joined, begins.current)) return;
        keepEaters(joined, true);
        onJoin(joined);
        setSaid({ text: words.fromAccount });
      };
      stop = made.subscribe(look);
      look();
    });
    return () => {
      stopped = true;
      stop?.();
    };
  }, [client, uid, onJoin]);

  const isEmpty = eaters.allergens.length + eaters.diets.length === 0;
  // Each tick of the lists goes along, as long as this one is set.
  const isThere = there !== null && there !== undefined;
  const goesAlong = calls !== null && isThere && !sameEaters(eaters, there);
  useEffect(() => {
    if (!goesAlong) return;
    // Everything taken back here is taken back there.
    (isEmpty ? calls.forget() : calls.keep(eaters)).then(
      (isKept) => setSaid(isKept ? null : { text: words.accountFailed, hasFailed: true }),
      () => setSaid({ text: words.accountFailed, hasFailed: true }),
    );
  }, [goesAlong, isEmpty, calls, eaters]);

  const toggle = async (): Promise<void> => {
    if (calls === null || isBusy) return;
    setBusy(true);
    const isDone = navigator.onLine && (await (isThere ? calls.forget() : calls.keep(eaters)).catch(() => false));
    setBusy(false);
    if (!isDone) return setSaid({ text: words.accountFailed, hasFailed: true });
    keepEaters(eaters, !isThere);
    setSaid({ text: isThere ? words.outOfAccount : words.inAccount });
  };
  return (
    <div className="grid gap-2">
      <p className="text-meta text-ink-2">{isThere ? words.keptInAccount : words.kept}</p>
      <Checkbox
        label={words.account}
        checked={isThere}
        disabled={there === undefined || isBusy || (isEmpty && !isThere)}
        onChange={() => void toggle()}
      />
      <p className="text-meta text-pretty text-ink-2">{words.accountHint}</p>
      <LiveRegion>{said !== null && said.hasFailed === undefined ? said.text : ""}</LiveRegion>
      {said?.hasFailed === true && (
        <Notice tone="danger" announce>
          {said.text}
        </Notice>
      )}
    </div>
  );
}

const sameEaters = (a: Eaters, b: Eaters): boolean => same(a.allergens, b.allergens) && same(a.diets, b.diets);

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one) => b.includes(one));
