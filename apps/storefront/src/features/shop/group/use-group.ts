import type { OutputOf } from "@lokalkorb/contracts/contract";
import type { lookAtGroup } from "@lokalkorb/contracts/groups";
import { useCallback, useEffect, useRef, useState } from "react";
import { failureText } from "@/entities/order/failure-text";
import { liveWhenThere, loadLive } from "@/shared/live/load-live";
import { useCommandRun, type CommandRun } from "@/shared/live/use-command-run";
import { groupProblemText, type GroupProblem } from "@/entities/group/group-problem-text";
import { keepGroup, keptGroup, leaveGroup } from "@/entities/group/kept-group";
import { groupPart } from "../group-start/group-part.ts";
import { isOrdered } from "./shares/group-shares.ts";
import type { GroupCommands, GroupHeard, GroupKey } from "@/entities/group/group-live";

type Invitation = OutputOf<typeof lookAtGroup>;

export interface WatchedGroup extends CommandRun<GroupCommands, GroupProblem> {
  readonly heard: GroupHeard | null;
  readonly token: string | null;
  /** Behind the link; null until it is known, `false` when the link opens nothing. */
  readonly invitation: Invitation | null | false;
  /** After joining: from now on the group is read. */
  joined(): void;
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 3_000));

const tokenInAddress = (): string | null => /^#t=([A-Za-z0-9_-]{22,64})$/.exec(location.hash)?.[1] ?? null;
/** A link that was opened is kept as long as a group may last and its order is under way. */
const keptMillis = 14 * 24 * 60 * 60_000;

export function useGroup(
  key: GroupKey | null,
  { slug, timezone }: { readonly slug: string; readonly timezone: string },
): WatchedGroup {
  const [heard, setHeard] = useState<GroupHeard | null>(null);
  const [token, setToken] = useState<string | null>(null);
  const [invitation, setInvitation] = useState<Invitation | null | false>(null);
  const [isUnavailable, setUnavailable] = useState(false);
  const begun = useRef((): void => undefined);
  const { restaurantId, groupId } = key ?? {};

  useEffect(() => {
    if (restaurantId === undefined || groupId === undefined) return;
    const address = { restaurantId, groupId };
    const shown = tokenInAddress() ?? keptGroup(groupId)?.token ?? null;
    // The link leaves the address bar, so that a picture of the screen gives it to no one.
    if (tokenInAddress() !== null) history.replaceState(history.state, "", location.pathname + location.search);
    let stopped = false;
    let stop: (() => void) | undefined;
    const begin = async (): Promise<void> => {
      const [client, { watchGroup, groupCommands }] = await Promise.all([liveWhenThere(), groupPart.until()]);
      if (stopped) return;
      const commands = groupCommands(client, address);
      setToken(shown);
      const watch = (): void => {
        stop ??= watchGroup(client, address, (now) => {
          setHeard(now);
          const isOver =
            isOrdered(now.progress) || (now.group.status === "present" && now.group.value.state === "ended");
          if (isOver) leaveGroup(slug, groupId);
          // Taken out, or another account is signed in by now.
          if (now.group.status === "failed" && now.group.failure.type === "denied") setInvitation(false);
        });
      };
      begun.current = () => {
        const until = Date.now() + keptMillis;
        if (shown !== null) keepGroup(groupId, { slug, token: shown, until, isIn: true, sent: "" });
        watch();
      };
      const identify = async (): Promise<void> => {
        if (stopped || (await commands.identify()).ok) return;
        await pause();
        await identify();
      };
      const look = async (link: string): Promise<void> => {
        const answer = await commands.look(link);
        if (stopped) return;
        if (answer.ok) return setInvitation(answer.value);
        if (answer.refusal?.type === "token-invalid") return setInvitation(false);
        await pause();
        await look(link);
      };
      if (shown !== null) await identify();
      if (stopped) return;
      if (shown === null || keptGroup(groupId)?.isIn === true) watch();
      else await look(shown);
    };
    begin().catch(() => setUnavailable(true));
    return () => {
      stopped = true;
      stop?.();
    };
  }, [restaurantId, groupId, slug]);

  const run = useCommandRun<GroupCommands, GroupProblem>(
    async () => {
      const [client, { groupCommands }] = await Promise.all([loadLive(), groupPart.load()]);
      if (restaurantId === undefined || groupId === undefined) throw new Error("The group of this page is not known.");
      return groupCommands(client, { restaurantId, groupId });
    },
    { refused: (refusal) => groupProblemText(refusal, { timezone, now: Date.now() }), failed: failureText },
  );
  const joined = useCallback(() => begun.current(), []);
  return {
    ...run,
    heard,
    token,
    invitation,
    problem: run.problem ?? (isUnavailable ? failureText.unavailable : null),
    joined,
  };
}
