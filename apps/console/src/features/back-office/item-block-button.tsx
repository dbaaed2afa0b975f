import { setItemBlock } from "@lokalkorb/contracts/back-office";
import { Button } from "@lokalkorb/ui/button";
import { Dialog } from "@lokalkorb/ui/dialog";
import { notify } from "@lokalkorb/ui/notify";
import { TextArea } from "@lokalkorb/ui/text-area";
import { useState, type ReactElement } from "react";
import { ProblemNotice } from "@/shared/commands/problem-notice";
import { useRequest } from "@/shared/commands/use-request";
import { TwoWays } from "@/shared/forms/ui/confirm-dialog";
import { backOfficeText as words, holdRefusals, leastReason } from "./back-office-text.ts";
import { ItemChoice, useShopItems } from "./item-choice.tsx";

export interface ItemBlockProps {
  readonly restaurantId: string;
  readonly name: string;
}

/** Takes one item of a shop out of its menus, or lets it be published again. */
export function ItemBlockButton(props: ItemBlockProps): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="outline" onClick={() => setOpen(true)}>
        {words.items}
      </Button>
      {open && <ItemBlockDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function ItemBlockDialog({
  restaurantId,
  name,
  onClose,
}: ItemBlockProps & { readonly onClose: () => void }): ReactElement {
  const items = useShopItems(restaurantId);
  const { send, pending, problem } = useRequest(setItemBlock, holdRefusals);
  const [itemId, setItemId] = useState("");
  const [reason, setReason] = useState("");
  const [checked, setChecked] = useState(false);
  const chosen = items?.find((item) => item.itemId === itemId);
  const isBlocked = chosen?.blockedFor !== undefined;
  const isShort = !isBlocked && reason.trim().length < leastReason;
  const act = async (): Promise<void> => {
    setChecked(true);
    if (chosen === undefined || isShort) return;
    const done = await send({ restaurantId, itemId, ...(isBlocked ? {} : { reason: reason.trim() }) });
    if (done === null) return;
    const message = isBlocked ? words.itemFreed(chosen.name) : words.itemGone(chosen.name);
    notify({ message, tone: "ok", autoDismiss: true });
    onClose();
  };
  return (
    <Dialog
      onClose={onClose}
      title={words.itemsTitle(name)}
      lightDismiss={false}
      footer={
        <TwoWays
          left={{ children: words.cancel, onClick: onClose }}
          right={{
            children: isBlocked ? words.itemFree : words.itemYes,
            pending,
            pendingLabel: words.pending,
            onClick: () => void act(),
          }}
        />
      }
    >
      <div className="grid gap-3">
        <p className="text-pretty">{words.itemsLead}</p>
        <ItemChoice
          items={items}
          label={words.item}
          none={words.itemNone}
          value={itemId}
          error={checked && chosen === undefined ? words.itemMissing : undefined}
          onChange={setItemId}
        />
        {isBlocked ? (
          <p className="text-meta whitespace-pre-line text-warning-ink">{chosen.blockedFor}</p>
        ) : (
          <TextArea
            label={words.reason}
            hint={words.reasonHint}
            maxLength={2000}
            value={reason}
            error={checked && isShort ? words.reasonShort : undefined}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
        <ProblemNotice title={words.problem} problem={problem} />
      </div>
    </Dialog>
  );
}
