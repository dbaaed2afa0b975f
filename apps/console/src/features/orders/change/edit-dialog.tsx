import { editOrder } from "@lokalkorb/contracts/orders";
import { can } from "@lokalkorb/domain/access/permissions";
import { PageLink } from "@lokalkorb/shell/page-link";
import { Button } from "@lokalkorb/ui/button";
import { Dialog } from "@lokalkorb/ui/dialog";
import { Notice } from "@lokalkorb/ui/notice";
import { notify } from "@lokalkorb/ui/notify";
import { TextField } from "@lokalkorb/ui/text-field";
import { useState, type ReactElement } from "react";
import { orderSubject, type ShopOrder } from "@/entities/order/state/order-document";
import { useShop } from "@/entities/shop/shop-context";
import { shopPath } from "@/shared/routes/routes";
import { useCommand } from "@/shared/commands/use-command";
import { useRefusalText } from "@/shared/commands/use-refusal-text";
import { useMinute } from "@/shared/device/use-now";
import { ConfirmDialog } from "@/shared/forms/ui/confirm-dialog";
import { seesMoney } from "@/entities/order/state/order-steps";
import { changeText } from "./change-text.ts";
import {
  type AddedGoods,
  changeableLines,
  changesOf,
  lineValues,
  wrongWeights,
  type EditValues,
} from "./edit-values.ts";
import { EditLine } from "./edit-line.tsx";
import { AddedLines } from "./added-lines.tsx";
import { editSentences, previewOfEdit } from "./edit-preview.ts";
import { useOrderMenu } from "@/entities/order/move/use-order-menu";

export interface EditDialogProps {
  readonly order: ShopOrder;
  readonly onClose: () => void;
}

const labels = changeText.edit;
const noChange: EditValues = {};

/** Take out, count, replace, weigh and pack, with the difference in words before it is saved. */
export function EditDialog({ order, onClose }: EditDialogProps): ReactElement {
  const { restaurantId, role } = useShop();
  const now = useMinute();
  const menu = useOrderMenu(order);
  const run = useCommand();
  const refusalText = useRefusalText();
  const [values, setValues] = useState<EditValues>(noChange);
  const [saving, setSaving] = useState(false);
  const [tried, setTried] = useState(false);
  const mayEdit = can(role, "order.edit");
  const [added, setAdded] = useState<readonly AddedGoods[]>([]);
  const [leaving, setLeaving] = useState(false);
  const [reason, setReason] = useState<string>(labels.removeReason);
  const changes = changesOf(order.lines, values, reason.trim() || labels.removeReason, added);
  const lines = changeableLines(order.lines);
  const wrong = wrongWeights(order.lines, values);
  const preview = previewOfEdit({ order, menu, changes, role, now });
  const refusal = changes.length > 0 && !preview.ok ? preview.refusal : null;
  // A weight that is out of bounds is told at its field.
  const isAtField = refusal?.type === "weight-implausible";
  const proposes = seesMoney(role) && preview.ok && preview.value.type === "proposed";

  const save = async (): Promise<void> => {
    setTried(true);
    if (changes.length === 0 || wrong.length > 0 || refusal !== null) return;
    setSaving(true);
    const input = { restaurantId, orderId: order.id, changes: [...changes] };
    const saved = await run(editOrder, input, orderSubject(order.dayCode));
    setSaving(false);
    if (!saved.ok) return;
    notify({
      message: orderSubject(order.dayCode),
      detail: saved.value.state === "proposed" ? labels.proposed : labels.done,
      tone: "ok",
    });
    onClose();
  };

  if (leaving)
    return (
      <ConfirmDialog
        title={labels.leaveTitle}
        width={440}
        no={labels.leaveNo}
        yes={labels.leaveYes}
        danger
        onClose={() => setLeaving(false)}
        onConfirm={onClose}
      >
        <p className="text-name">{labels.leave}</p>
      </ConfirmDialog>
    );
  return (
    <Dialog
      open
      onClose={changes.length === 0 ? onClose : () => setLeaving(true)}
      title={(mayEdit ? labels.title : labels.weighTitle)(order.dayCode)}
      width={620}
      lightDismiss={changes.length === 0}
      footer={
        <div className="grid gap-3">
          <EditSentences tried={tried} refusal={refusal === null || isAtField ? null : refusalText(refusal)}>
            {changes.length === 0
              ? [labels.nothing]
              : changes.every(({ kind }) => kind === "pack")
                ? [labels.packOnly]
                : preview.ok && seesMoney(role)
                  ? editSentences(order, preview.value)
                  : []}
          </EditSentences>
          <Button size="large" wide pending={saving} pendingLabel={labels.saving} onClick={() => void save()}>
            {proposes ? labels.propose : labels.save}
          </Button>
        </div>
      }
    >
      {lines.some(({ catchWeight }) => catchWeight !== undefined) && (
        <PageLink
          href={shopPath("weighing", restaurantId)}
          className="link mb-2 inline-flex min-h-11 items-center"
          onClick={onClose}
        >
          {labels.weighAll}
        </PageLink>
      )}
      <ul className="grid text-name">
        {lines.map((line) => (
          <EditLine
            key={line.lineId}
            line={line}
            values={values[line.lineId] ?? lineValues(line)}
            mayEdit={mayEdit}
            menu={menu}
            weightError={weightError(line.lineId)}
            onChange={(patch) =>
              setValues((all) => ({
                ...all,
                [line.lineId]: { ...(all[line.lineId] ?? lineValues(line)), ...patch },
              }))
            }
          />
        ))}
      </ul>
      {mayEdit && <AddedLines menu={menu} added={added} onChange={setAdded} />}
      {changes.some(({ kind }) => kind === "remove") && (
        <TextField
          label={labels.removeLabel}
          hint={labels.removeHint}
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
    </Dialog>
  );

  function weightError(lineId: string): string | undefined {
    if (wrong.includes(lineId)) return labels.weightWrong;
    if (refusal?.type !== "weight-implausible") return undefined;
    // The answer names the limits and not the line; only one line has these and is outside of them.
    const typed = changes.find((change) => change.kind === "weigh" && change.lineId === lineId);
    const isOutside = typed?.kind === "weigh" && (typed.grams < refusal.minGrams || typed.grams > refusal.maxGrams);
    return isOutside ? labels.weightOutside : undefined;
  }
}

interface EditSentencesProps {
  readonly tried: boolean;
  /** Why it cannot be saved. */
  readonly refusal: string | null;
  readonly children: readonly string[];
}

function EditSentences({ tried, refusal, children }: EditSentencesProps): ReactElement {
  if (refusal !== null) {
    return (
      <Notice tone={tried ? "danger" : "warning"} announce={tried}>
        {refusal}
      </Notice>
    );
  }
  return (
    <p className="min-h-5 text-name" aria-live="polite" data-difference>
      {children.join(" ")}
    </p>
  );
}
