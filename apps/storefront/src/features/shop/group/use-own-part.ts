import type { BasketLines } from "@lokalkorb/domain/basket/change-basket";
import type { Group, Participant } from "@lokalkorb/domain/basket/group/group-fields";
import { linesOf } from "@lokalkorb/domain/basket/group/group-lines";
import { linesHash } from "@lokalkorb/domain/basket/lines-hash";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import { useCallback, useEffect, useRef, useState } from "react";
import type { BasketStore } from "@/entities/basket/basket-store";
import { loadLive } from "@/shared/live/load-live";
import { groupPart } from "../group-start/group-part.ts";
import type { GroupKey, GroupWish } from "@/entities/group/group-live";
import { asOwnLines, asSentLines } from "@/entities/group/own-lines";
import { keepGroup, keptGroup } from "@/entities/group/kept-group";
import type { GroupProblem } from "@/entities/group/group-problem-text";

export type PartState = "sent" | "sending" | "waiting";

export interface OwnPart {
  readonly state: PartState;
  readonly refusal: GroupProblem | null;
  /** The lines as they are, and whether that was all. */
  finish(isDone: boolean): void;
}

const pauseMillis = 600;
const retryMillis = 3_000;

/**
 * Own lines are changed in this browser at once, survive a reload, and are sent one change after the other. What the server
 * has counts again as soon as nothing is under way: the host may have taken a line out.
 */
export function useOwnPart(
  key: GroupKey | null,
  group: Group | null,
  self: Participant | undefined,
  store: () => BasketStore,
  lines: BasketLines,
): OwnPart {
  const [state, setState] = useState<PartState>("sent");
  const [refusal, setRefusal] = useState<GroupProblem | null>(null);
  const [again, setAgain] = useState(0);
  const busy = useRef(false);
  const refused = useRef("");
  /** The group as it was before the last change: until another one is heard, that change is still on its way back. */
  const before = useRef<string | null>(null);
  const latest = useRef<string | null>(null);
  const request = useRef<{ readonly id: string; readonly body: string } | null>(null);
  const { restaurantId, groupId } = key ?? {};
  const isOpen = group?.state === "collecting" && self !== undefined;
  const local = linesHash(lines);
  const theirs = group && self ? linesOf(group.lines, self.id) : null;
  const server = theirs === null ? null : linesHash(theirs);

  const send = useCallback(
    async (isFinished: boolean): Promise<void> => {
      if (restaurantId === undefined || groupId === undefined || busy.current) return;
      busy.current = true;
      setState("sending");
      const now = store().draft().lines;
      const hash = linesHash(now);
      const at = latest.current;
      const change: GroupWish = { kind: "choose", lines: asSentLines(now), isDone: isFinished };
      const body = JSON.stringify(change);
      // The same words are the same wish; others are another one.
      const { id } = (request.current =
        request.current?.body === body ? request.current : { id: crypto.randomUUID(), body });
      try {
        const [client, { groupCommands }] = await Promise.all([loadLive(), groupPart.load()]);
        const answer = await groupCommands(client, { restaurantId, groupId }).change(id, change);
        if (answer.ok || answer.refusal) request.current = null;
        if (answer.ok) {
          setRefusal(null);
          before.current = hash === at ? null : at;
          markSent(groupId, hash);
          setState("sent");
        } else if (answer.refusal) {
          setRefusal(answer.refusal);
          refused.current = hash;
          // Too late: what the server has is what will be ordered.
          if (answer.refusal.type === "group-closed") markSent(groupId, hash);
          setState("sent");
        } else {
          setState("waiting");
        }
      } catch {
        setState("waiting");
      } finally {
        busy.current = false;
        setAgain((count) => count + 1);
      }
    },
    [restaurantId, groupId, store],
  );

  useEffect(() => {
    if (groupId === undefined || server === null || theirs === null || busy.current) return;
    latest.current = server;
    const sent = keptGroup(groupId)?.sent ?? "";
    // An empty part of which nothing was ever sent is one that this browser does not know yet.
    const isSent = sent === local || (sent === "" && Object.keys(lines).length === 0);
    if (local === server) {
      before.current = null;
      if (!isSent) markSent(groupId, server);
      return;
    }
    if (isSent || !isOpen) {
      if (isOpen && before.current === server) return;
      before.current = null;
      const own = asOwnLines(theirs);
      markSent(groupId, linesHash(own));
      store().change((draft) => ({ ...draft, lines: own }));
      return;
    }
    if (refused.current === local) return;
    const timer = setTimeout(() => void send(false), state === "waiting" ? retryMillis : pauseMillis);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- the lines of the server are told by their hash
  }, [groupId, local, server, isOpen, again, send, store]);

  const finish = useCallback((done: boolean) => void send(done), [send]);
  const isWaiting = server !== null && local !== server && state === "sent" && isOpen && refused.current !== local;
  return { state: isWaiting ? "sending" : state, refusal, finish };
}

function markSent(groupId: Id<"group">, sent: string): void {
  const kept = keptGroup(groupId);
  if (kept !== null && kept.sent !== sent) keepGroup(groupId, { ...kept, sent });
}
