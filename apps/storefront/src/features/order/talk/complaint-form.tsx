import { complaintLabels } from "@lokalkorb/domain/labels/complaint-labels";
import { type ComplaintKind, complaintKinds } from "@lokalkorb/domain/ordering/talk/complaint";
import { mostComplaintPhotos } from "@lokalkorb/domain/ordering/talk/complaint-photos";
import { longestMessage } from "@lokalkorb/domain/ordering/talk/order-talk";
import { Button } from "@lokalkorb/ui/button";
import { Checkbox } from "@lokalkorb/ui/checkbox";
import { Notice } from "@lokalkorb/ui/notice";
import { RadioCard } from "@lokalkorb/ui/radio-card";
import { TextArea } from "@lokalkorb/ui/text-area";
import { useState, type ReactElement } from "react";
import type { OrderPage } from "../calls/watch-order.ts";
import { PhotoChoice } from "../photos/photo-choice.tsx";
import type { Photos } from "../photos/use-photos.ts";
import { complaintText as words } from "./complaint-text.ts";
import { talkText } from "./talk-text.ts";
import { useComplaining } from "./use-complaining.ts";

interface ComplaintFormProps extends Pick<OrderPage, "order" | "orderKey"> {
  readonly photos: Photos;
  readonly onDone: (isSent: boolean) => void;
}

/** The kind, the goods it is about, and what happened. Everything chosen and typed stays until it is sent. */
export function ComplaintForm({ order, orderKey, photos, onDone }: ComplaintFormProps): ReactElement {
  const [kind, setKind] = useState<ComplaintKind | null>(null);
  const [lineIds, setLineIds] = useState<readonly string[]>([]);
  const [text, setText] = useState("");
  const [missing, setMissing] = useState<string | null>(null);
  const { busy, problem, send } = useComplaining(orderKey);
  const goods = order.lines.filter(({ removed }) => removed === undefined);

  const submit = async (): Promise<void> => {
    const lacks = kind === null ? words.chooseKind : text.trim() === "" ? words.writeWords : null;
    setMissing(lacks);
    if (kind === null || lacks !== null) return;
    if (await send({ kind, lineIds: [...lineIds], text: text.trim() })) onDone(true);
  };
  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-bold">{words.title}</legend>
        {complaintKinds.map((one) => (
          <RadioCard
            key={one}
            name="complaint"
            label={complaintLabels[one]}
            checked={kind === one}
            onChange={() => setKind(one)}
          />
        ))}
      </fieldset>
      <fieldset className="grid">
        <legend className="font-bold">{words.lines}</legend>
        {goods.map(({ lineId, qty, name }) => (
          <Checkbox
            key={lineId}
            label={words.amount(qty, name)}
            checked={lineIds.includes(lineId)}
            onChange={() =>
              setLineIds(lineIds.includes(lineId) ? lineIds.filter((other) => other !== lineId) : [...lineIds, lineId])
            }
          />
        ))}
      </fieldset>
      <TextArea
        label={words.label}
        hint={words.hint}
        maxLength={longestMessage}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <PhotoChoice photos={photos} most={mostComplaintPhotos} />
      {(missing ?? problem) !== null && <Notice tone="danger" announce title={missing ?? problem ?? ""} />}
      <div className="grid grid-cols-2 gap-2">
        <Button look="outline" onClick={() => onDone(false)}>
          {words.back}
        </Button>
        <Button type="submit" pending={busy} pendingLabel={talkText.sending}>
          {words.send}
        </Button>
      </div>
    </form>
  );
}
