import type { Shop } from "@/entities/shop-page/use-shop";
import { Button } from "@lokalkorb/ui/button";
import { Notice } from "@lokalkorb/ui/notice";
import { TextField } from "@lokalkorb/ui/text-field";
import { PageLink } from "@lokalkorb/shell/page-link";
import { LinkButton } from "@lokalkorb/ui/link-button";
import Router from "next/router";
import { useRef, useState, type ReactElement } from "react";
import { failureText } from "@/entities/order/failure-text";
import { loadLive } from "@/shared/live/load-live";
import { groupPath } from "@/shared/routes/group-paths";
import { groupProblemText } from "@/entities/group/group-problem-text";
import { groupHere, keepGroup } from "@/entities/group/kept-group";
import { ownPartOf } from "@/entities/basket/group-basket";
import { basketStore } from "@/entities/basket/use-basket";
import { joinedLines } from "@/entities/group/own-lines";
import { nextMoment, sendGroup, usualEnd } from "./start-group.ts";
import { startText } from "./start-text.ts";

export interface StartFormProps {
  readonly shop: Pick<Shop, "menu" | "draft" | "store">;
  readonly onClose: () => void;
}

const keptMillis = 14 * 24 * 60 * 60_000;

/** From the basket to a link: a label and an end. */
export function StartForm({ shop: { menu, draft, store }, onClose }: StartFormProps): ReactElement {
  const { slug, timezone } = menu.shop;
  const [name, setName] = useState("");
  const [time, setTime] = useState(() => usualEnd(Date.now(), timezone));
  const [isAsked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [here, setHere] = useState(() => groupHere(slug, Date.now()));
  const request = useRef<string | null>(null);
  const start = async (): Promise<void> => {
    setAsked(true);
    if (busy || name.trim() === "" || time === "") return;
    setBusy(true);
    try {
      const now = Date.now();
      const requestId = (request.current ??= crypto.randomUUID());
      const closesAt = nextMoment(time, now, timezone);
      const answer = await sendGroup(await loadLive(), {
        menu,
        requestId,
        name: name.trim(),
        closesAt,
        lines: draft.lines,
      });
      if (answer.ok) {
        const { groupId, token } = answer.value;
        keepGroup(groupId, { slug, token, until: now + keptMillis, isIn: true, sent: "" });
        await Router.push(groupPath(slug, groupId));
        // From now on these lines are the host's part of the group.
        store().change((before) => ({ ...before, lines: {} }));
        return;
      }
      // Only an unanswered request is the same one when it is pressed again.
      if ("refusal" in answer && answer.refusal) request.current = null;
      setProblem(
        "refusal" in answer && answer.refusal
          ? groupProblemText(answer.refusal, { timezone, now })
          : failureText[answer.failure.type],
      );
    } catch {
      setProblem(failureText.offline);
    }
    setBusy(false);
  };
  if (here !== null) {
    const move = async (): Promise<void> => {
      const moved = store().draft().lines;
      basketStore(ownPartOf(here)).change((before) => ({ ...before, lines: joinedLines(before.lines, moved) }));
      store().change((before) => ({ ...before, lines: {} }));
      await Router.push(groupPath(slug, here));
    };
    return (
      <div className="grid gap-3 rounded-lg border border-line p-4">
        <p className="text-meta text-ink-2">{startText.here}</p>
        <Button wide onClick={() => void move()}>
          {startText.move}
        </Button>
        <div className="flex flex-wrap gap-2">
          <LinkButton component={PageLink} href={groupPath(slug, here)} look="outline">
            {startText.look}
          </LinkButton>
          <Button look="quiet" onClick={() => setHere(null)}>
            {startText.anew}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <form
      noValidate
      className="grid gap-3 rounded-lg border border-line p-4"
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <p className="text-meta text-ink-2">{startText.hint}</p>
      <TextField
        label={startText.label}
        hint={startText.labelHint}
        error={isAsked && name.trim() === "" ? startText.labelMissing : undefined}
        value={name}
        maxLength={30}
        autoComplete="given-name"
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label={startText.until}
        hint={startText.untilHint}
        error={isAsked && time === "" ? startText.untilMissing : undefined}
        type="time"
        value={time}
        onChange={(event) => setTime(event.target.value)}
      />
      {problem !== null && <Notice tone="danger" announce title={problem} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={busy}>
          {startText.start}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {startText.leave}
        </Button>
      </div>
    </form>
  );
}
