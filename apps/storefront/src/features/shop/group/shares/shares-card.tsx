import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { formatClock } from "@lokalkorb/domain/kernel/format/format-time";
import type { GroupProgress } from "@lokalkorb/domain/ordering/group/group-progress";
import { Button } from "@lokalkorb/ui/button";
import { LinkButton } from "@lokalkorb/ui/link-button";
import { Notice } from "@lokalkorb/ui/notice";
import { StatusPill } from "@lokalkorb/ui/status-pill";
import { PageLink } from "@lokalkorb/shell/page-link";
import { useEffect, useState, type ReactElement } from "react";
import { countdown, sharesOfPerson } from "./group-shares.ts";
import type { ShareReturn } from "./use-share-return.ts";
import { sharesText } from "./shares-text.ts";

interface SharingPerson {
  readonly id: string;
  readonly name: string;
  readonly isHost: boolean;
  readonly isMe: boolean;
}

export interface SharesCardProps {
  readonly progress: GroupProgress;
  readonly people: readonly SharingPerson[];
  readonly timezone: string;
  readonly busy: string | null;
  readonly problem: string | null;
  readonly returned: ShareReturn;
  readonly checkoutHref: string;
  readonly onPay: (takesRest: boolean) => void;
}

/** Each one's part, who has paid, how long there is time, and the own next step. */
export function SharesCard({
  progress,
  people,
  timezone,
  busy,
  problem,
  returned,
  checkoutHref,
  onPay,
}: SharesCardProps): ReactElement {
  const { shares = [], payUntil = 0 } = progress;
  const left = payUntil - useSeconds();
  const self = people.find(({ isMe }) => isMe);
  const host = people.find(({ isHost }) => isHost);
  const isHost = self?.isHost === true;
  const { own, ownCents, restCents } = sharesOfPerson(shares, { participantId: self?.id, isHost });
  const isWaiting = own === "open" || (isHost && own === "takenOver");
  return (
    <section className="order-card grid gap-4" aria-labelledby="anteile">
      <h2 id="anteile" className="text-h3">
        {sharesText.title}
      </h2>
      <p className="text-ink-2">{sharesText.intro}</p>
      <p>{left > 0 ? sharesText.left(countdown(left), formatClock(payUntil, timezone)) : sharesText.over}</p>
      <ul className="grid gap-2">
        {shares.map(({ participantId, cents, state }) => (
          <li key={participantId} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0 flex-1 break-words">{people.find(({ id }) => id === participantId)?.name}</span>
            <StatusPill ground="tinted" tone={state === "paid" ? "ok" : "off"}>
              {sharesText.state[state]}
            </StatusPill>
            <b className="whitespace-nowrap">{formatMoney(cents)}</b>
          </li>
        ))}
      </ul>
      <output className="block empty:hidden">{isWaiting && returned === "paid" ? sharesText.checking : ""}</output>
      {isWaiting && returned === "stopped" && <Notice title={sharesText.stopped} />}
      {problem !== null && <Notice tone="danger" announce title={problem} />}
      {left > 0 && ownCents !== null && (
        <Button size="large" wide pending={busy === "share"} onClick={() => onPay(false)}>
          {sharesText.own(formatMoney(ownCents))}
        </Button>
      )}
      {own === "paid" && <Notice tone="ok" announce title={sharesText.ownPaid} />}
      {own === "takenOver" && !isHost && <Notice title={sharesText.ownTaken(host?.name ?? "")} />}
      {own === null && !isHost && <Notice title={sharesText.nothing} />}
      {left > 0 && restCents !== null && (
        <div className="grid gap-2">
          <Button look="outline" wide pending={busy === "rest"} onClick={() => onPay(true)}>
            {(ownCents === null ? sharesText.rest : sharesText.restWithOwn)(formatMoney(restCents))}
          </Button>
          <p className="text-meta text-ink-2">{sharesText.restHint}</p>
        </div>
      )}
      {isHost && (
        <div className="grid gap-2">
          <LinkButton component={PageLink} look="quiet" href={checkoutHref}>
            {sharesText.alone}
          </LinkButton>
          <p className="text-meta text-ink-2">{sharesText.aloneHint}</p>
        </div>
      )}
    </section>
  );
}

function useSeconds(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
