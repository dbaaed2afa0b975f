import { noteForKitchen } from "@lokalkorb/contracts/kitchen";
import { can } from "@lokalkorb/domain/access/permissions";
import { isOpen } from "@lokalkorb/domain/ordering/order/order-status-groups";
import { Button } from "@lokalkorb/ui/button";
import { TextArea } from "@lokalkorb/ui/text-area";
import { useState, type ReactElement } from "react";
import { KitchenNote } from "@/entities/order/notes/kitchen-note";
import { useKitchenNotes } from "@/entities/order/notes/use-kitchen-notes";
import { orderSubject, type ShopOrder } from "@/entities/order/state/order-document";
import { useShop } from "@/entities/shop/shop-context";
import { useCommand } from "@/shared/commands/use-command";
import { dialogText } from "./dialog-text.ts";

const labels = dialogText.note;
const longest = 300;

/** The note to the kitchen, and a field to write it. What was typed stays until it is stored. */
export function NoteField({ order }: { readonly order: ShopOrder }): ReactElement | null {
  const { restaurantId, role } = useShop();
  const note = useKitchenNotes().get(order.id) ?? "";
  const run = useCommand();
  const [typed, setTyped] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const writes = can(role, "order.note") && isOpen(order.status);

  const save = async (): Promise<void> => {
    if (typed === null) return;
    setSaving(true);
    const input = { restaurantId, orderId: order.id, text: typed.trim() };
    const done = await run(noteForKitchen, input, orderSubject(order.dayCode));
    setSaving(false);
    if (done.ok) setTyped(null);
  };
  if (typed !== null)
    return (
      <form
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextArea
          label={labels.label}
          hint={labels.hint}
          rows={2}
          maxLength={longest}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className="flex gap-2">
          <Button type="submit" pending={saving} pendingLabel={labels.saving}>
            {labels.save}
          </Button>
          <Button look="outline" onClick={() => setTyped(null)}>
            {labels.cancel}
          </Button>
        </div>
      </form>
    );
  if (note === "" && !writes) return null;
  return (
    <div className="grid justify-items-start gap-2">
      {note !== "" && <KitchenNote text={note} />}
      {writes && (
        <Button look="outline" onClick={() => setTyped(note)}>
          {note === "" ? labels.add : labels.change}
        </Button>
      )}
    </div>
  );
}
