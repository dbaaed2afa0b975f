import { formatShortDay } from "@lokalkorb/domain/kernel/format/format-time";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { ordersOfDay, unansweredOf } from "@lokalkorb/domain/ordering/production/orders-of-day";
import { useModelClient } from "@lokalkorb/model/react/model-provider";
import type { PageWithLayout } from "@lokalkorb/shell/page";
import { PageLink } from "@lokalkorb/shell/page-link";
import { Button } from "@lokalkorb/ui/button";
import { EmptyState } from "@lokalkorb/ui/empty-state";
import { ErrorState } from "@lokalkorb/ui/error-state";
import { PrinterIcon } from "@lokalkorb/ui/icons";
import { Select } from "@lokalkorb/ui/select";
import { SkeletonGroup } from "@lokalkorb/ui/skeleton";
import type { ReactElement } from "react";
import { useShopOrders } from "@/entities/order/state/orders-provider";
import { useShop } from "@/entities/shop/shop-context";
import { ShopLayout } from "@/layouts/shop-layout";
import { useMinute } from "@/shared/device/use-now";
import { mayOpen } from "@/shared/routes/may-open";
import { shopPath } from "@/shared/routes/routes";
import { useQueryValue, useSetQuery } from "@/shared/routes/use-query-value";
import { AutoPrintSwitch } from "./auto-print-switch.tsx";
import { Printout } from "./printout.tsx";
import { StationOption, StickerOptions } from "./printout-options.tsx";
import {
  firstPlace,
  fitsPrintout,
  methodsOf,
  printoutAddresses,
  printoutAt,
  printoutDays,
  printoutsFor,
  productionStepOf,
  stickerSizes,
} from "./choice/printouts.ts";
import { printoutNames, printoutNotes, printoutText as words } from "./choice/printouts-text.ts";
import { useAutoPrint } from "./auto-print/use-auto-print.ts";

/** Lists, slips and stickers of a day. The address holds the choice, so that a reload or a bookmark prints the same. */
export const PrintoutsScreen: PageWithLayout = () => {
  const { orders, state } = useShopOrders();
  const client = useModelClient();
  if (state === "failed") return <ErrorState title={words.failed} onRetry={() => client?.cache.retryFailed()} />;
  if (state === "pending") return <SkeletonGroup count={4} label={words.loading} className="m-4 h-24" />;
  return <Printouts orders={orders} />;
};
PrintoutsScreen.getLayout = (page) => <ShopLayout route="print">{page}</ShopLayout>;

function Printouts({ orders }: Pick<ReturnType<typeof useShopOrders>, "orders">): ReactElement {
  const { restaurantId, shop, role } = useShop();
  const today = instantToLocal(useMinute(), shop.timezone).date;
  const setQuery = useSetQuery();
  const auto = useAutoPrint(orders);
  const kind = printoutAt(useQueryValue("papier"), role);
  const days = printoutDays(orders, today);
  const wantedDay = useQueryValue("tag");
  const day = days.find((one) => one === wantedDay) ?? today;
  const wantedMethod = useQueryValue("art");
  const wantedSize = useQueryValue("groesse");
  const stickerSize = stickerSizes.find((one) => one === wantedSize) ?? "small";
  const from = firstPlace(useQueryValue("ab"), stickerSize);
  const station = useQueryValue("station");
  const step = productionStepOf(kind);
  const fitting = orders.filter((order) => fitsPrintout(kind, order));
  const methods = methodsOf(ordersOfDay(fitting, { day, step, methodId: null }));
  const methodId = methods.some(([id]) => id === wantedMethod) ? wantedMethod : null;
  const listed = ordersOfDay(fitting, { day, step, methodId });
  const unanswered = unansweredOf(fitting, day);
  const choose = (change: Readonly<Record<string, string>>): void =>
    void setQuery({
      papier: printoutAddresses[kind],
      tag: day,
      ...(methodId !== null && { art: methodId }),
      ...(stickerSize !== "small" && { groesse: stickerSize }),
      ...(from > 1 && { ab: String(from) }),
      ...(station !== null && { station }),
      ...change,
    });
  return (
    <div className="grid min-w-0 gap-4 px-4 py-4 md:px-5 min-[1100px]:grid-cols-[320px_minmax(0,1fr)] min-[1100px]:items-start">
      <section aria-label={words.settings} className="grid gap-3 min-[1100px]:sticky min-[1100px]:top-20">
        <Select
          label={words.kind}
          hint={printoutNotes[kind]}
          value={kind}
          onChange={(event) =>
            choose({ papier: printoutAddresses[event.target.value as keyof typeof printoutAddresses] })
          }
        >
          {printoutsFor(role).map((one) => (
            <option key={one} value={one}>
              {printoutNames[one]}
            </option>
          ))}
        </Select>
        <Select label={words.day} value={day} onChange={(event) => choose({ tag: event.target.value })}>
          {days.map((one) => (
            <option key={one} value={one}>
              {`${formatShortDay(one, today)} · ${words.orders(ordersOfDay(fitting, { day: one, step, methodId: null }).length)}`}
            </option>
          ))}
        </Select>
        {methods.length > 1 && (
          <Select label={words.method} value={methodId ?? ""} onChange={(event) => choose({ art: event.target.value })}>
            <option value="">{words.allMethods}</option>
            {methods.map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
        {kind === "stickers" && (
          <StickerOptions
            size={stickerSize}
            from={from}
            onSize={(groesse) => choose({ groesse })}
            onFrom={(ab) => choose({ ab })}
          />
        )}
        {kind === "bakeList" && (
          <StationOption orders={listed} station={station} onStation={(next) => choose({ station: next })} />
        )}
        <p className="text-meta text-ink-2">
          {step === "make" ? words.toMake : words.toHandOver}
          {unanswered > 0 && <b className="block text-warning-ink">{words.unanswered(unanswered)}</b>}
        </p>
        <Button wide icon={<PrinterIcon size={20} />} disabled={listed.length === 0} onClick={() => window.print()}>
          {words.print}
        </Button>
        <AutoPrintSwitch auto={auto} />
        <p className="flex flex-wrap gap-x-4">
          <PageLink href={shopPath("weighing", restaurantId)} className="link inline-flex min-h-11 items-center">
            {words.weighing}
          </PageLink>
          {mayOpen(role, "closing") && (
            <PageLink href={shopPath("closing", restaurantId)} className="link inline-flex min-h-11 items-center">
              {words.closing}
            </PageLink>
          )}
        </p>
      </section>
      {auto.order !== null ? (
        <Printout kind="kitchenSlips" orders={[auto.order]} day={day} stickerSize={stickerSize} />
      ) : listed.length === 0 ? (
        <EmptyState title={words.nothing}>{words.nothingHint}</EmptyState>
      ) : (
        <Printout
          kind={kind}
          orders={listed}
          day={day}
          stickerSize={stickerSize}
          from={from}
          station={kind === "bakeList" ? station : null}
        />
      )}
    </div>
  );
}
