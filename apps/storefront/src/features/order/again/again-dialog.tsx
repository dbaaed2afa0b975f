import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { putAgain, reorder } from "@lokalkorb/domain/ordering/change/reorder";
import { useBackCloses } from "@lokalkorb/ui/back-closes";
import { Button } from "@lokalkorb/ui/button";
import { Dialog } from "@lokalkorb/ui/dialog";
import { Notice } from "@lokalkorb/ui/notice";
import { notify } from "@lokalkorb/ui/notify";
import { SkeletonGroup } from "@lokalkorb/ui/skeleton";
import Router from "next/router";
import { useMemo, useState, type ReactElement } from "react";
import { basketOf, basketStore } from "@/entities/basket/use-basket";
import { shopPath } from "@/shared/routes/paths";
import { againText, changeSentence } from "./again-text.ts";
import type { TodaysShop } from "./todays-shop.ts";
import { useTodaysShop } from "./use-todays-shop.ts";

export interface AgainDialogProps {
  readonly restaurantId: string;
  readonly order: Pick<Order, "offeringId" | "storefrontId" | "lines" | "distribution">;
  readonly onClose: () => void;
}

/** Says before anything is put into the basket what can be had today, and what is another than it was (S-S19). */
export function AgainDialog(props: AgainDialogProps): ReactElement {
  const [tries, setTries] = useState(0);
  useBackCloses(props.onClose);
  return (
    <Dialog onClose={props.onClose} title={againText.title} width={520}>
      <Today key={tries} {...props} onRetry={() => setTries(tries + 1)} />
    </Dialog>
  );
}

function Today({
  restaurantId,
  order,
  onClose,
  onRetry,
}: AgainDialogProps & { readonly onRetry: () => void }): ReactElement {
  const today = useTodaysShop(restaurantId, order);
  if (today === "asking")
    return <SkeletonGroup count={3} label={againText.looking} className="h-11" groupClassName="grid! gap-2" />;
  if (today === "gone") return <Notice tone="warning" announce title={againText.gone} />;
  if (today !== "failed") return <Found today={today} order={order} onClose={onClose} />;
  return (
    <>
      <Notice tone="danger" announce title={againText.failed} />
      <Button look="outline" wide className="mt-4" onClick={onRetry}>
        {againText.retry}
      </Button>
    </>
  );
}

interface FoundProps extends Pick<AgainDialogProps, "order" | "onClose"> {
  readonly today: TodaysShop;
}

function Found({ today, order, onClose }: FoundProps): ReactElement {
  const { menu } = today;
  const [now] = useState(() => Date.now());
  const again = useMemo(() => reorder(order, { ...today, now }), [order, today, now]);
  const { put, changes, optionId } = again;
  const store = basketStore(basketOf(menu));
  const [isFull] = useState(() => Object.keys(store.draft().lines).length > 0);
  const toShop = (): void => {
    onClose();
    void Router.push(shopPath(menu.shop.slug));
  };
  const lay = (beside: boolean): void => {
    store.change((draft) => ({
      ...draft,
      slotKey: null,
      lines: putAgain(menu, beside ? draft.lines : {}, again),
      ...(optionId !== null && { optionId }),
    }));
    onClose();
    void Router.push(shopPath(menu.shop.slug)).then(() =>
      notify({ tone: "ok", message: againText.done(put.length), detail: againText.prices }),
    );
  };
  return (
    <div className="grid gap-4">
      {put.length === 0 ? (
        <p>
          <b className="block">{againText.nothing}</b>
          {againText.nothingHint}
        </p>
      ) : (
        <section aria-labelledby="nochmal-waren">
          <h3 id="nochmal-waren" className="text-name font-bold">
            {againText.goods}
          </h3>
          <ul className="mt-2 grid gap-2">
            {put.map(({ lineId, name, qty, totalCents }) => (
              <li key={lineId} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
                <span>{`${qty}\u00a0× ${name}`}</span>
                <b className="whitespace-nowrap">{formatMoney(totalCents)}</b>
              </li>
            ))}
          </ul>
        </section>
      )}
      {changes.length > 0 ? (
        <section aria-labelledby="nochmal-anders">
          <h3 id="nochmal-anders" className="text-name font-bold">
            {againText.changes}
          </h3>
          <ul className="mt-2 grid list-disc gap-1 ps-5">
            {changes.map((change) => (
              <li key={changeSentence(change)}>{changeSentence(change)}</li>
            ))}
          </ul>
        </section>
      ) : (
        <p>{againText.same}</p>
      )}
      {put.length > 0 && <p className="text-meta text-ink-2">{againText.prices}</p>}
      {put.length === 0 ? (
        <Button wide onClick={toShop}>
          {againText.toShop}
        </Button>
      ) : isFull ? (
        <>
          <p className="font-bold">{againText.full(menu.shop.name)}</p>
          <div className="grid gap-2 sm:grid-cols-2">
            <Button onClick={() => lay(true)}>{againText.add}</Button>
            <Button look="outline" onClick={() => lay(false)}>
              {againText.replace}
            </Button>
            <Button look="quiet" className="sm:col-span-2" onClick={onClose}>
              {againText.cancel}
            </Button>
          </div>
        </>
      ) : (
        <Button wide onClick={() => lay(true)}>
          {againText.put}
        </Button>
      )}
    </div>
  );
}
