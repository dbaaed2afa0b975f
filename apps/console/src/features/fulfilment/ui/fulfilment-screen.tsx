import { fulfilmentTypeLabels } from "@lokalkorb/domain/labels/fulfilment-labels";
import { switchWay } from "@lokalkorb/contracts/offerings";
import { can } from "@lokalkorb/domain/access/permissions";
import type { FulfilmentType } from "@lokalkorb/domain/kernel/fulfilment-type";
import type { PageWithLayout } from "@lokalkorb/shell/page";
import { Button } from "@lokalkorb/ui/button";
import { classNames } from "@lokalkorb/ui/class-names";
import { Dialog } from "@lokalkorb/ui/dialog";
import { EmptyState } from "@lokalkorb/ui/empty-state";
import { BikeIcon, LockIcon, PackageIcon, PlusIcon, StoreIcon, UtensilsIcon } from "@lokalkorb/ui/icons";
import { notify } from "@lokalkorb/ui/notify";
import { Switch } from "@lokalkorb/ui/switch";
import { PageLink } from "@lokalkorb/shell/page-link";
import { useState, type ReactElement } from "react";
import { shopPath } from "@/shared/routes/routes";
import { useShop } from "@/entities/shop/shop-context";
import { ContentWait } from "@/layouts/content-wait";
import { SettingsTabs } from "@/layouts/settings-tabs";
import { ShopLayout } from "@/layouts/shop-layout";
import { useCommandQueue } from "@/shared/commands/command-queue";
import { useCommand } from "@/shared/commands/use-command";
import { useQueryValue, useSetQuery } from "@/shared/routes/use-query-value";
import { fulfilmentText as words } from "./fulfilment-text.ts";
import { useFulfilmentMethods, type StoredMethod } from "@/entities/fulfilment/use-fulfilment-methods";
import { FulfilmentEditor } from "./fulfilment-editor.tsx";

const icons: Readonly<Record<FulfilmentType, ReactElement>> = {
  pickup: <StoreIcon />,
  delivery: <BikeIcon />,
  shipping: <PackageIcon />,
  locker: <LockIcon />,
  dineIn: <UtensilsIcon />,
};
/** Methods that can be added; a market stand is a pickup that begins with other answers. */
const newKinds = ["pickup", "marketStand", "delivery", "shipping", "locker", "dineIn"] as const;
type NewKind = (typeof newKinds)[number];
const typeOf = (kind: NewKind): FulfilmentType => (kind === "marketStand" ? "pickup" : kind);

/** How and when goods reach people: one form per way, chosen above it. */
export const FulfilmentScreen: PageWithLayout = () => {
  const { role } = useShop();
  const { status, ways: methods } = useFulfilmentMethods();
  const wanted = useQueryValue("weg");
  const wantedType = useQueryValue("neu");
  const setQuery = useSetQuery();
  const [adding, setAdding] = useState(false);
  if (status !== "present") return <ContentWait status={status} words={words} count={4} height="h-24" />;
  const newKind = newKinds.find((kind) => kind === wantedType) ?? null;
  const method = newKind === null ? (methods.find(({ id }) => id === wanted) ?? methods[0] ?? null) : null;
  const type = newKind === null ? (method?.type ?? null) : typeOf(newKind);
  const add = can(role, "settings") && (
    <Button look="outline" icon={<PlusIcon />} onClick={() => setAdding(true)}>
      {words.add}
    </Button>
  );
  return (
    <>
      <div className="mx-auto flex w-full max-w-[1280px] flex-wrap items-center gap-2 px-4 pt-4 md:px-5">
        <nav aria-label={words.ways} className="contents">
          {methods.map((each) => (
            <FulfilmentTab key={each.id} fulfilment={each} isCurrent={each.id === method?.id} />
          ))}
        </nav>
        {methods.length > 0 && add}
      </div>
      {type === null ? (
        <EmptyState title={words.empty} action={add}>
          {words.emptyNext}
        </EmptyState>
      ) : (
        <FulfilmentEditor
          key={method?.id ?? `new-${newKind ?? type}`}
          fulfilment={method}
          type={type}
          isMarketStand={newKind === "marketStand"}
          position={method?.position ?? Math.max(-1, ...methods.map(({ position }) => position)) + 1}
          onSaved={(weg) => void setQuery({ weg })}
          onDiscard={() => {
            if (method === null) void setQuery({});
          }}
        />
      )}
      <Dialog open={adding} onClose={() => setAdding(false)} title={words.addTitle}>
        <div className="grid gap-2">
          {newKinds.map((neu) => (
            <Button
              key={neu}
              look="outline"
              wide
              className="justify-start! py-3 text-start"
              onClick={() => {
                setAdding(false);
                void setQuery({ neu });
              }}
            >
              {icons[typeOf(neu)]}
              <span className="grid flex-1">
                {neu === "marketStand" ? words.marketStand : fulfilmentTypeLabels[neu]}
                <span className="text-meta font-normal text-ink-2">{words.addHints[neu]}</span>
              </span>
            </Button>
          ))}
        </div>
      </Dialog>
    </>
  );
};
FulfilmentScreen.getLayout = (page) => (
  <ShopLayout route="fulfilment">
    <SettingsTabs current="fulfilment" />
    {page}
  </ShopLayout>
);

/** Who works here switches a way off when the bike is broken, for shoppers at once and without opening the form. */
function FulfilmentTab({
  fulfilment: method,
  isCurrent,
}: {
  readonly fulfilment: StoredMethod;
  readonly isCurrent: boolean;
}): ReactElement {
  const { restaurantId, role, shop } = useShop();
  const run = useCommand();
  const queued = useCommandQueue();
  const { id, name, type, enabled } = method;
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isOff = shop.waysOff?.includes(id) === true;
  if (wanted === !isOff) setWanted(null);
  const switchTo = async (on: boolean): Promise<void> => {
    setWanted(on);
    const answer = await queued(() => run(switchWay, { restaurantId, optionId: id, off: !on }, name));
    if (!answer.ok) return setWanted(null);
    notify({
      message: on ? words.isOn(name) : words.isOff(name),
      tone: "ok",
      autoDismiss: true,
      action: { label: words.undo, onPress: () => void switchTo(!on) },
    });
  };
  return (
    <span
      className={classNames(
        "flex min-h-14 max-w-full items-center gap-3 rounded-lg border bg-surface ps-4 pe-3",
        isCurrent ? "border-2 border-theme-ink" : "border-line",
      )}
    >
      <PageLink
        href={`${shopPath("fulfilment", restaurantId)}?weg=${encodeURIComponent(id)}`}
        className="flex min-h-14 min-w-0 items-center gap-3 text-ink no-underline"
        {...(isCurrent && { "aria-current": "page" as const })}
      >
        {icons[type]}
        <span className="min-w-0 leading-5">
          <b className="block text-name">{name}</b>
          <span className="block text-meta text-ink-2">
            {!enabled ? words.off : isOff ? words.offNow : fulfilmentTypeLabels[type]}
          </span>
        </span>
      </PageLink>
      {enabled && can(role, "operations") && (
        <Switch
          label={words.isOnNow(name)}
          labelHidden
          checked={wanted ?? !isOff}
          onChange={(event) => void switchTo(event.target.checked)}
        />
      )}
    </span>
  );
}
