import type { TimerRules } from "@lokalkorb/domain/ordering/lifecycle/order-timers";
import type { Operations } from "@lokalkorb/domain/shop/shop-settings";
import { readIfReadable, type ReadScope } from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { settingsDocument } from "@lokalkorb/model/documents/restaurants/data/settings";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";

/** For a shop without readable settings: no order is accepted or rejected by itself. */
const cautious = { autoAccept: "never", acceptTimeoutMinutes: 10, timeoutAction: "escalate" } as const;
const escalateAfterMinutes = 5;

export async function readTimerRules(
  scope: ReadScope,
  restaurantId: string,
  known?: { readonly operations: Operations },
): Promise<TimerRules> {
  const { document: settings } = await readIfReadable(scope, settingsDocument, { restaurantId });
  const restaurant = known ?? (await readIfReadable(scope, shopDocument, { restaurantId })).document;
  return timerRulesOf(settings, restaurant);
}

/** The same of what was read already. */
export function timerRulesOf(
  settings: DocumentOf<typeof settingsDocument> | null,
  restaurant: { readonly operations: Operations } | null,
): TimerRules {
  const { autoAccept, acceptTimeoutMinutes, timeoutAction } = settings?.ordering ?? cautious;
  return {
    autoAccept,
    acceptTimeoutMinutes,
    timeoutAction,
    escalateAfterMinutes: settings?.notifications.escalateAfterMinutes ?? escalateAfterMinutes,
    isOpen: restaurant?.operations.state === "open" || restaurant?.operations.state === "rush",
  };
}
