import { sendOrderMessage } from "@lokalkorb/contracts/order-talk";
import { isOpen } from "@lokalkorb/domain/ordering/order/order-status-groups";
import { longestMessage } from "@lokalkorb/domain/ordering/talk/order-talk";
import { Button } from "@lokalkorb/ui/button";
import { TextArea } from "@lokalkorb/ui/text-area";
import { useRef, useState, type ReactElement } from "react";
import { orderSubject, type ShopOrder } from "@/entities/order/state/order-document";
import { useShop } from "@/entities/shop/shop-context";
import { useCommand } from "@/shared/commands/use-command";
import { talkText } from "./talk-text.ts";

interface AnswerFormProps {
  readonly order: ShopOrder;
  /** Until when is written. */
  readonly note: string | null;
}

/** A quick answer fills the field and can be changed before it is sent; what was typed stays until it is. */
export function AnswerForm({ order, note }: AnswerFormProps): ReactElement {
  const { restaurantId } = useShop();
  const run = useCommand();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  const quick = isOpen(order.status) ? talkText.quickWhileOpen : talkText.quickAfterwards;

  const send = async (): Promise<void> => {
    const words = text.trim();
    if (words === "" || busy) return;
    setBusy(true);
    const input = { restaurantId, orderId: order.id, side: "shop", text: words } as const;
    const done = await run(sendOrderMessage, input, orderSubject(order.dayCode));
    setBusy(false);
    if (done.ok) setText("");
  };
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <fieldset className="flex flex-wrap gap-2" aria-label={talkText.quick}>
        {quick.map((words) => (
          <Button
            key={words}
            look="outline"
            className="min-h-11!"
            onClick={() => {
              setText(words);
              field.current?.focus();
            }}
          >
            {words}
          </Button>
        ))}
      </fieldset>
      <TextArea
        ref={field}
        label={talkText.label}
        hint={talkText.hint}
        rows={2}
        maxLength={longestMessage}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button
        type="submit"
        className="justify-self-start"
        pending={busy}
        pendingLabel={talkText.sending}
        disabled={text.trim() === ""}
      >
        {talkText.send}
      </Button>
      {note !== null && <p className="text-meta text-ink-2">{note}</p>}
    </form>
  );
}
