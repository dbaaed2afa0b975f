import { can } from "@lokalkorb/domain/access/permissions";
import { noShowCents } from "@lokalkorb/domain/ordering/lifecycle/cancel-terms";
import { netPaidCents, reservedCents } from "@lokalkorb/domain/ordering/order/payment-rules";
import { valueOf } from "@lokalkorb/model/document/document-state";
import { paymentSettingsDocument } from "@lokalkorb/model/documents/restaurants/data/payment-settings";
import { useDocument } from "@lokalkorb/model/react/use-document";
import { Notice } from "@lokalkorb/ui/notice";
import type { ReactElement } from "react";
import type { ShopOrder } from "@/entities/order/state/order-document";
import { useShop } from "@/entities/shop/shop-context";
import { ConfirmDialog } from "@/shared/forms/ui/confirm-dialog";
import { changeText } from "./change-text.ts";

interface OrderStepProps {
  readonly order: ShopOrder;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** There is no way back from here, so it asks. */
export function NoShowDialog({ order, onClose, onConfirm }: OrderStepProps): ReactElement {
  const money = useNoShowMoney(order);
  return (
    <ConfirmDialog
      title={changeText.noShow.title(order.dayCode)}
      width={460}
      no={changeText.back}
      yes={changeText.noShow.confirm}
      danger
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <div className="grid gap-3">
        <p className="text-name">{changeText.noShow.text}</p>
        {money.length > 0 && <Notice>{money.join(" ")}</Notice>}
      </div>
    </ConfirmDialog>
  );
}

/** The outcome for the money by the shop's setting, for roles that may read that. */
function useNoShowMoney(order: ShopOrder): readonly string[] {
  const { restaurantId, role } = useShop();
  const knows = can(role, "settings");
  const settings = useDocument(paymentSettingsDocument, knows ? { restaurantId } : null);
  const [paidCents, heldCents] = [netPaidCents(order), reservedCents(order)];
  if (paidCents + heldCents === 0) return [];
  if (settings.status === "pending" || settings.status === "failed")
    return [changeText.noShow.byRule(paidCents + heldCents)];
  const keptCents = noShowCents(order, valueOf(settings)?.noShow?.chargeBp);
  const restCents = paidCents + heldCents - keptCents;
  const { keeps, letGo, goesBack } = changeText.noShow;
  return [
    ...(keptCents > 0 ? [keeps(keptCents)] : []),
    ...(restCents > 0 ? [(heldCents > 0 ? letGo : goesBack)(restCents)] : []),
  ];
}

/** The mail about it leaves at once and is not taken back, so it asks. */
export function RestoreDialog({ order, onClose, onConfirm }: OrderStepProps): ReactElement {
  return (
    <ConfirmDialog
      title={changeText.restore.title(order.dayCode)}
      width={460}
      no={changeText.back}
      yes={changeText.restore.confirm}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <p className="text-name">{changeText.restore.text}</p>
    </ConfirmDialog>
  );
}
