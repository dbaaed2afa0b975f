import type { Group } from "@lokalkorb/domain/basket/group/group-fields";
import { isCollecting } from "@lokalkorb/domain/basket/group/group-times";
import { formatMoment } from "@lokalkorb/domain/kernel/format/format-time";
import { minuteMs, type Instant } from "@lokalkorb/domain/kernel/time/instant";
import { Notice } from "@lokalkorb/ui/notice";
import { useLate } from "@lokalkorb/ui/use-late";
import Router from "next/router";
import { useEffect, useMemo, useState, type ReactElement } from "react";
import { basketStore, useBasketDraft } from "@/entities/basket/use-basket";
import { checkoutOf, ownPartOf } from "@/entities/basket/group-basket";
import { useBasketGoods } from "@/entities/menu-part/use-basket-goods";
import { enginePart, useShopView } from "@/entities/shop-page/use-shop";
import type { ShopPage } from "@/entities/shop-page/shop-page";
import { shopPath } from "@/shared/routes/paths";
import { groupCheckoutPath, groupLink } from "@/shared/routes/group-paths";
import type { GroupHeard, GroupKey } from "@/entities/group/group-live";
import type { WatchedGroup } from "./use-group.ts";
import { useShareReturn } from "./shares/use-share-return.ts";
import { useOwnPart } from "./use-own-part.ts";
import { leaveGroup } from "@/entities/group/kept-group";
import { keepNames } from "@/entities/group/group-names";
import { groupProblemText } from "@/entities/group/group-problem-text";
import { peopleOf } from "./group-people.ts";
import { groupText, timeLeft } from "./group-text.ts";
import { isOrdered } from "./shares/group-shares.ts";
import { HostCard } from "./host-card.tsx";
import { InviteCard } from "./invite-card.tsx";
import { OwnPartCard } from "./own-part.tsx";
import { PeopleCard } from "./people-card.tsx";
import { ProgressCard } from "./progress-card.tsx";
import { SharesCard } from "./shares/shares-card.tsx";
import { sharesText } from "./shares/shares-text.ts";

const longer = 15 * minuteMs;

export interface GroupTableProps {
  readonly page: ShopPage;
  readonly groupKey: GroupKey;
  readonly group: Group;
  readonly heard: GroupHeard;
  readonly watched: WatchedGroup;
  readonly now: Instant;
}

/** The group for one who is in it: who is there, the own part, and for the host the way to the checkout. */
export function GroupTable({ page, groupKey, group, heard, watched, now }: GroupTableProps): ReactElement {
  const { groupId } = groupKey;
  const shop = useShopView(useMemo(() => ({ ...page, basket: ownPartOf(groupId) }), [page, groupId]));
  const { menu, live, store, whole, setMenu } = shop;
  useBasketGoods(page.rest !== undefined, menu, group.lines, setMenu);

  const { uid, progress } = heard;
  const self = group.participants.find((one) => one.uid === uid);
  const isHost = uid === group.hostUid;
  const host = group.participants.find((one) => one.uid === group.hostUid)?.name ?? "";
  // As it is kept, and not as far as its goods are known: nothing else is sent.
  const own = useBasketDraft(ownPartOf(groupId));
  const part = useOwnPart(groupKey, group, self, store, own.lines);
  const engine = useLate(enginePart);
  const people = useMemo(() => {
    const answer =
      engine.status === "here"
        ? engine.module({ menu, live, now, draft: { lines: group.lines, optionId: null, slotKey: null } })
        : null;
    return peopleOf(group, answer ? [...answer.priced.lines, ...answer.soldOutLines] : [], uid);
  }, [engine, menu, live, now, group, uid]);

  const { timezone, slug, name: shopName } = menu.shop;
  const place = { timezone, now };
  const isOpen = isCollecting(group, now);
  const { busy, problem, run, token } = watched;
  const [leaves, setLeaves] = useState(false);
  const hasOrder = isOrdered(progress);
  // Its parts are still to be paid; or were not in time, and the basket is the host's again.
  const isPaying = progress?.status === "pendingPayment";
  const hasFailed = progress?.status === "expired" && group.state === "closed";
  const returned = useShareReturn(isPaying);
  const pay = async (takesRest: boolean): Promise<void> => {
    const page = await run(takesRest ? "rest" : "share", (commands) => commands.payShare(slug, takesRest));
    if (page !== null) location.assign(page.url);
  };
  const toCheckout = async (): Promise<void> => {
    const closed = await run("close", (commands, requestId) => commands.change(requestId, { kind: "close" }));
    setLeaves(closed !== null);
  };
  // Only once the closed group is here: a line that came in the last moment is in the basket, too.
  const isReady = leaves && group.state === "closed";
  useEffect(() => {
    if (!isReady) return;
    keepNames(groupId, group.participants);
    basketStore(checkoutOf(groupId)).change((before) => ({ ...before, lines: group.lines }));
    void Router.push(groupCheckoutPath(slug, groupId));
  }, [isReady, group, groupId, slug]);
  // Nothing of it is to be chosen any more.
  const isOver = hasOrder || group.state === "ended";
  useEffect(() => {
    if (isOver) store().clear();
  }, [isOver, store]);
  const leave = async (): Promise<void> => {
    if ((await run("leave", (commands, id) => commands.change(id, { kind: "leave" }))) === null) return;
    leaveGroup(slug, groupId);
    store().clear();
    await Router.push(shopPath(slug));
  };
  const byHost = isHost && group.state === "collecting";
  const ownProblem = part.refusal === null ? null : groupProblemText(part.refusal, place);
  const hostCard = isHost && group.state !== "ended" && !hasOrder && !isPaying && (
    <HostCard
      people={people}
      isClosed={group.state === "closed"}
      busy={isOpen && part.state !== "sent" ? "close" : busy}
      problem={problem}
      onCheckout={() => void toCheckout()}
      onReopen={() =>
        void run("reopen", (commands, id) => commands.change(id, { kind: "reopen", closesAt: Date.now() + longer }))
      }
      onEnd={() => void run("end", (commands, id) => commands.change(id, { kind: "end" }))}
    />
  );
  return (
    <div className="mt-4 grid gap-4 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
      <div className="grid gap-4">
        {progress && hasOrder && <ProgressCard progress={progress} timezone={timezone} now={now} />}
        {progress && isPaying && (
          <SharesCard
            progress={progress}
            people={people}
            timezone={timezone}
            busy={busy}
            problem={problem}
            returned={returned}
            checkoutHref={groupCheckoutPath(slug, groupId)}
            onPay={(takesRest) => void pay(takesRest)}
          />
        )}
        {hasFailed && (
          <Notice tone="warning" announce title={sharesText.failed}>
            {sharesText.failedText} {isHost ? sharesText.failedHost : sharesText.failedGuest(host)}
          </Notice>
        )}
        {!hasOrder && !isPaying && !hasFailed && (
          <StateNotice group={group} isOpen={isOpen} isHost={isHost} host={host} />
        )}
        {isOpen && token !== null && (
          <InviteCard
            shopName={shopName}
            link={groupLink(slug, groupId, token)}
            left={timeLeft(group.closesAt - now)}
            until={groupText.until(formatMoment(group.closesAt, place))}
            pending={busy === "extend"}
            onExtend={
              isHost
                ? () =>
                    void run("extend", (commands, id) =>
                      commands.change(id, { kind: "extend", closesAt: group.closesAt + longer }),
                    )
                : undefined
            }
          />
        )}
        {group.state !== "ended" && (
          <PeopleCard
            people={people}
            timezone={timezone}
            isOpen={isOpen}
            onRemove={
              byHost
                ? (participantId) =>
                    void run(`remove ${participantId}`, (commands, id) =>
                      commands.change(id, { kind: "removePerson", participantId }),
                    )
                : undefined
            }
            onRemoveLine={
              byHost
                ? (lineId) =>
                    void run(`line ${lineId}`, (commands, id) => commands.change(id, { kind: "removeLine", lineId }))
                : undefined
            }
          />
        )}
      </div>
      <div className="grid gap-4">
        {isOpen && whole && (
          <OwnPartCard
            shop={whole}
            onChange={(act) => store().change((before) => ({ ...before, lines: act(before.lines) }))}
            state={part.state}
            isDone={self?.isDone ?? false}
            hostName={isHost ? null : host}
            problem={isHost ? ownProblem : (ownProblem ?? problem)}
            busy={busy}
            shopHref={shopPath(slug)}
            onFinish={() => part.finish(true)}
            onLeave={isHost ? undefined : () => void leave()}
          />
        )}
        {hostCard}
      </div>
    </div>
  );
}

interface StateNoticeProps {
  readonly group: Group;
  readonly isOpen: boolean;
  readonly isHost: boolean;
  readonly host: string;
}

/** Why nothing can be changed any more, and what follows. */
function StateNotice({ group, isOpen, isHost, host }: StateNoticeProps): ReactElement | null {
  if (isOpen) return null;
  if (group.state === "ended") return <Notice title={groupText.ended}>{groupText.endedText}</Notice>;
  if (group.state === "closed")
    return <Notice title={groupText.closed}>{isHost ? groupText.closedHost : groupText.closedGuest(host)}</Notice>;
  return (
    <Notice tone={isHost ? "warning" : "info"} title={groupText.timeUp}>
      {isHost ? groupText.timeUpHost : groupText.timeUpGuest(host)}
    </Notice>
  );
}
