import { closeDay } from "@lokalkorb/contracts/closings";
import { can } from "@lokalkorb/domain/access/permissions";
import type { LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import { isHandoverHeld } from "@lokalkorb/domain/ordering/closing/close-day";
import type { DayClosing } from "@lokalkorb/domain/ordering/closing/closing-fields";
import type { ClosingDraft } from "@lokalkorb/domain/ordering/closing/day-closing";
import { useConnection } from "@lokalkorb/model/react/use-connection";
import { Button } from "@lokalkorb/ui/button";
import { Notice } from "@lokalkorb/ui/notice";
import { notify } from "@lokalkorb/ui/notify";
import { useEffect, useState, type ReactElement } from "react";
import type { ShopOrder } from "@/entities/order/state/order-document";
import { useShop } from "@/entities/shop/shop-context";
import { ContentWait } from "@/layouts/content-wait";
import { useRequest } from "@/shared/commands/use-request";
import { useSecond } from "@/shared/device/use-now";
import { useOrderActions } from "../dialogs/order-actions.tsx";
import { ClosingFrame } from "./closing-frame.tsx";
import { ClosingRows } from "./closing-rows.tsx";
import { closingRefusals, closingText as words } from "./closing-text.ts";
import { keepReasons, keptReasons, type Reasons } from "./kept-reasons.ts";
import { OpenEndList, withoutReason } from "./open-end-list.tsx";
import { useClosingDraft } from "./use-day-closing.ts";

export interface ClosingDraftFormProps {
  readonly day: LocalDate;
  readonly closings: readonly DayClosing[];
}

/** A day that is not closed: its open ends first, then the figures, then the signature. */
export function ClosingDraftForm({ day, closings }: ClosingDraftFormProps): ReactElement {
  const { failed, draft, orders } = useClosingDraft(day, closings);
  if (failed || draft === null) return <ContentWait status={failed ? "failed" : "pending"} words={words} />;
  return <LoadedDraft day={day} draft={draft} orders={orders} />;
}

interface LoadedDraftProps {
  readonly day: LocalDate;
  readonly draft: ClosingDraft;
  readonly orders: readonly ShopOrder[];
}

function LoadedDraft({ day, draft, orders }: LoadedDraftProps): ReactElement {
  const { figures, openEnds } = draft;
  const { showDetails } = useOrderActions();
  const openOrder = (orderId: string): void => {
    const order = orders.find(({ id }) => id === orderId);
    if (order !== undefined) showDetails(order);
  };
  const { restaurantId } = useShop();
  const [reasons, setReasons] = useState<Reasons>(() => keptReasons({ restaurantId, day }));
  useEffect(() => keepReasons({ restaurantId, day }, reasons), [restaurantId, day, reasons]);
  const [checking, setChecking] = useState(false);
  const [tried, setTried] = useState(false);
  const left = withoutReason(openEnds, reasons);
  // An end that opens meanwhile asks for its reason first.
  const atCheck = checking && left === 0;
  const answered = openEnds.map((end) => ({ ...end, reason: (reasons[end.key] ?? "").trim() }));
  return (
    <ClosingFrame
      step={atCheck ? 1 : 0}
      closing={{ day, ...figures, openEnds: answered, signed: null }}
      printLabel={words.printDraft}
      middle={
        atCheck ? (
          <ClosingRows figures={figures} day={day} />
        ) : (
          <OpenEndList
            ends={openEnds}
            reasons={reasons}
            tried={tried}
            onReason={(key, reason) => setReasons((all) => ({ ...all, [key]: reason }))}
            onOpen={openOrder}
          />
        )
      }
      side={
        <SignOff
          day={day}
          draft={draft}
          orders={orders}
          answered={answered}
          atCheck={atCheck}
          missing={tried && left > 0}
          onCheck={() => {
            setTried(true);
            setChecking(left === 0);
          }}
          onBack={() => setChecking(false)}
        />
      }
    />
  );
}

interface SignOffProps {
  readonly day: LocalDate;
  readonly draft: ClosingDraft;
  readonly orders: readonly ShopOrder[];
  readonly answered: readonly { readonly key: string; readonly reason: string }[];
  readonly atCheck: boolean;
  readonly missing: boolean;
  readonly onCheck: () => void;
  readonly onBack: () => void;
}

function SignOff({ day, draft, orders, answered, atCheck, missing, onCheck, onBack }: SignOffProps): ReactElement {
  const { restaurantId, role } = useShop();
  const offline = useConnection() === "offline";
  const held = isHandoverHeld(orders, useSecond());
  const request = useRequest(closeDay, closingRefusals);
  if (!can(role, "closings.sign")) return <Notice tone="info">{words.mayNot}</Notice>;
  const sign = async (): Promise<void> => {
    const { totalCents, sales } = draft.figures;
    const answer = await request.send({
      restaurantId,
      day,
      seen: { totalCents, orders: sales.length },
      openEnds: answered.map(({ key, reason }) => ({ key, reason })),
    });
    if (answer === null) return;
    keepReasons({ restaurantId, day }, null);
    notify({ message: words.link, detail: words.done(answer.no), tone: "ok", autoDismiss: true });
  };
  return (
    <section aria-label={words.steps[1]} className="grid gap-3 rounded-[14px] border border-line bg-surface px-5 py-4">
      {offline && <Notice tone="warning">{words.offline}</Notice>}
      {request.problem !== null && (
        <Notice tone="danger" announce>
          {request.problem}
        </Notice>
      )}
      {missing && (
        <Notice tone="danger" announce>
          {words.missing}
        </Notice>
      )}
      {atCheck ? (
        <>
          {held && <Notice tone="info">{words.held}</Notice>}
          <Button
            size="large"
            wide
            pending={request.pending}
            pendingLabel={words.closing}
            disabled={offline || held}
            onClick={() => void sign()}
          >
            {words.close}
          </Button>
          <Button look="outline" wide onClick={onBack}>
            {words.back}
          </Button>
        </>
      ) : (
        <Button size="large" wide onClick={onCheck}>
          {words.check}
        </Button>
      )}
      <p className="text-meta text-ink-2">{words.forGood}</p>
    </section>
  );
}
