import { answerMessage } from "@lokalkorb/contracts/messages";
import { noticeDecisions, type NoticeDecision } from "@lokalkorb/domain/shop/platform-message";
import { Dialog } from "@lokalkorb/ui/dialog";
import { notify } from "@lokalkorb/ui/notify";
import { RadioCard } from "@lokalkorb/ui/radio-card";
import { TextArea } from "@lokalkorb/ui/text-area";
import { useState, type ReactElement } from "react";
import { ProblemNotice } from "@/shared/commands/problem-notice";
import { useRequest } from "@/shared/commands/use-request";
import { TwoWays } from "@/shared/forms/ui/confirm-dialog";
import { ItemChoice, useShopItems } from "../item-choice.tsx";
import { answerRefusals, decisionNames, leastAnswer, messagesText as words } from "./messages-text.ts";
import type { PlatformMessage } from "./use-messages.ts";

export interface AnswerDialogProps {
  readonly message: PlatformMessage;
  readonly onAnswered: () => void;
  readonly onClose: () => void;
}

/** An answer by mail; of a notice the decision with its reasons. */
export function AnswerDialog({ message, onAnswered, onClose }: AnswerDialogProps): ReactElement {
  const { messageId, kind, name, email, restaurantId } = message;
  const isNotice = kind === "notice";
  const [text, setText] = useState("");
  const [decision, setDecision] = useState<NoticeDecision | null>(null);
  const [itemId, setItemId] = useState("");
  const [checked, setChecked] = useState(false);
  const { send, pending, problem } = useRequest(answerMessage, answerRefusals);
  const isShort = text.trim().length < leastAnswer;
  const isUndecided = isNotice && decision === null;
  // Without a shop there is nothing to restrict.
  const possible = restaurantId === undefined ? (["none"] as const) : noticeDecisions;
  const answer = async (): Promise<void> => {
    setChecked(true);
    if (isShort || isUndecided) return;
    const done = await send({
      messageId,
      text: text.trim(),
      ...(decision === null ? {} : { decision }),
      ...(decision === "removed" && itemId !== "" && { itemId }),
    });
    if (done === null) return;
    notify({ message: isNotice ? words.decided : words.sent, tone: "ok", autoDismiss: true });
    onAnswered();
  };
  return (
    <Dialog
      onClose={onClose}
      title={isNotice ? words.decideTitle : words.answerTitle(name)}
      lightDismiss={false}
      footer={
        <TwoWays
          left={{ children: words.cancel, onClick: onClose }}
          right={{
            children: isNotice ? words.sendDecision : words.send,
            pending,
            pendingLabel: words.pending,
            onClick: () => void answer(),
          }}
        />
      }
    >
      <div className="grid gap-3">
        <p className="max-h-40 overflow-y-auto rounded-lg bg-sunken px-4 py-3 wrap-anywhere whitespace-pre-line">
          {message.more?.findLast(({ from }) => from === "sender")?.text ?? message.text}
        </p>
        {isNotice && (
          <fieldset className="grid gap-2">
            <legend className="field-label">{words.decision}</legend>
            {possible.map((one) => (
              <RadioCard
                key={one}
                name="decision"
                value={one}
                label={decisionNames[one].label}
                detail={decisionNames[one].detail}
                checked={decision === one}
                onChange={() => setDecision(one)}
              />
            ))}
            {checked && isUndecided && (
              <p role="alert" className="text-meta font-bold text-danger-ink">
                {words.chooseDecision}
              </p>
            )}
          </fieldset>
        )}
        {decision === "removed" && restaurantId !== undefined && (
          <NoticedItem restaurantId={restaurantId} value={itemId} onChange={setItemId} />
        )}
        <TextArea
          label={isNotice ? words.reasons : words.text}
          hint={isNotice ? (email === "" ? words.namelessHint : words.reasonsHint) : words.textHint(email)}
          rows={5}
          maxLength={4000}
          value={text}
          error={checked && isShort ? words.short : undefined}
          onChange={(event) => setText(event.target.value)}
        />
        <ProblemNotice title={words.problem} problem={problem} />
      </div>
    </Dialog>
  );
}

interface NoticedItemProps {
  readonly restaurantId: string;
  readonly value: string;
  readonly onChange: (itemId: string) => void;
}

/** The item that goes with the decision; without one a person has taken the content away by hand. */
function NoticedItem({ restaurantId, value, onChange }: NoticedItemProps): ReactElement {
  const items = useShopItems(restaurantId);
  return <ItemChoice items={items} label={words.item} none={words.noItem} value={value} onChange={onChange} />;
}
