import { placeTestOrder } from "@lokalkorb/contracts/shops";
import { isOpen } from "@lokalkorb/domain/ordering/order/order-status-groups";
import { PageLink } from "@lokalkorb/shell/page-link";
import { Button } from "@lokalkorb/ui/button";
import { BellRingIcon } from "@lokalkorb/ui/icons";
import { LinkButton } from "@lokalkorb/ui/link-button";
import type { ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { useRequest } from "@/shared/commands/use-request";
import { shopPath } from "@/shared/routes/routes";
import { ProblemNotice } from "@/shared/commands/problem-notice";
import { setupText, testOrderRefusals } from "./setup-text.ts";
import { StepMark } from "@/entities/setup/step-mark";
import type { Setup } from "@/entities/setup/use-setup";

const words = setupText.testOrder;

/** Places the rehearsal, and follows it on its way over the board. */
export function TestOrderStep({ order }: { readonly order: Setup["testOrder"] }): ReactElement {
  const { restaurantId } = useShop();
  const { send, pending, problem } = useRequest(placeTestOrder, testOrderRefusals);
  const isUnderWay = order !== null && isOpen(order.status);
  const isDone = order?.status === "completed";
  const place = (
    <Button look={order === null ? "solid" : "outline"} pending={pending} onClick={() => void send({ restaurantId })}>
      {order === null ? words.place : words.again}
    </Button>
  );
  return (
    <div className="grid justify-items-start gap-3">
      {order !== null && (
        <ol className="grid gap-1">
          <Stage isDone>{`${words.ordered}: ${order.no}`}</Stage>
          <Stage isDone={isDone || (isUnderWay && order.status !== "placed")}>{words.accept}</Stage>
          <Stage isDone={isDone}>{words.handOver}</Stage>
        </ol>
      )}
      {isUnderWay && (
        <LinkButton component={PageLink} href={shopPath("board", restaurantId)} icon={<BellRingIcon />}>
          {setupText.toBoard}
        </LinkButton>
      )}
      {isDone && <p className="text-ok-ink">{words.done}</p>}
      {order !== null && !isUnderWay && !isDone && <p className="text-ink-2">{words.ended}</p>}
      {!isUnderWay && place}
      <ProblemNotice title={words.failed} problem={problem} />
    </div>
  );
}

function Stage({ isDone, children }: { readonly isDone: boolean; readonly children: string }): ReactElement {
  return (
    <li className="flex min-h-9 items-center gap-3">
      <StepMark state={isDone ? "done" : "open"} />
      {children}
    </li>
  );
}
