import { fulfilmentTypeLabels } from "@lokalkorb/domain/labels/fulfilment-labels";
import { can } from "@lokalkorb/domain/access/permissions";
import { postalPlace } from "@lokalkorb/domain/fulfilment/zones/postal-places";
import type { FulfilmentMethod } from "@lokalkorb/domain/fulfilment/methods/fulfilment-method";
import type { TrialShop } from "@lokalkorb/domain/ordering/trial/try-order";
import type { FulfilmentType } from "@lokalkorb/domain/kernel/fulfilment-type";
import { fulfilmentMethodDocument } from "@lokalkorb/model/documents/restaurants/distribution-options";
import { useMemo, useState, type ReactElement } from "react";
import { EditorForm } from "@/shared/forms/ui/editor-form";
import { closureErrors } from "@/entities/order/state/closure-errors";
import { useShopOrders } from "@/entities/order/state/orders-provider";
import { PublishBar } from "@/entities/catalog/publish-bar";
import { usePublishedForm } from "@/entities/catalog/use-published-form";
import { useShop } from "@/entities/shop/shop-context";
import { LateTrialPanel } from "@/entities/trial/late-trial-panel";
import { fulfilmentText as words } from "./fulfilment-text.ts";
import { SlotPreview } from "./slot-preview.tsx";
import { goesToAddress, storedMethod } from "../state/stored-method.ts";
import { useOfferedTypes } from "../state/use-offered-types.ts";
import type { StoredMethod } from "@/entities/fulfilment/use-fulfilment-methods";
import { CapacityReplay } from "./capacity-replay.tsx";
import { FulfilmentBasics } from "./fulfilment-basics.tsx";
import { FulfilmentCapacity } from "./fulfilment-capacity.tsx";
import { newMarketStand, newMethod, fulfilmentValues } from "../state/fulfilment-values.ts";
import { fulfilmentErrors } from "../state/fulfilment-errors.ts";
import { FulfilmentLocker } from "./fulfilment-locker.tsx";
import { ShippingTerms, FulfilmentTerms } from "./fulfilment-terms.tsx";
import { FulfilmentTimes } from "./fulfilment-times.tsx";
import { ZoneList } from "./zone-list.tsx";

export interface FulfilmentEditorProps {
  /** null: a new one of the type. */
  readonly fulfilment: StoredMethod | null;
  readonly type: FulfilmentType;
  /** A new one begins as a stand on a market. */
  readonly isMarketStand?: boolean;
  readonly position: number;
  readonly onSaved: (optionId: string) => void;
  readonly onDiscard: () => void;
}

/** Everything about one way to receive goods, with what follows from it beside. */
export function FulfilmentEditor({
  fulfilment: method,
  type,
  isMarketStand = false,
  position,
  onSaved,
  onDiscard,
}: FulfilmentEditorProps): ReactElement {
  const { restaurantId, shop, role } = useShop();
  const { country, address, name: shopName } = shop;
  const shopPoint = useMemo(
    () => ({ name: shopName, at: address.geo ?? postalPlace(country, address.zip) }),
    [shopName, address, country],
  );
  const { orders } = useShopOrders();
  const waiting = orders.filter(({ distribution }) => distribution.optionId === method?.id);
  const offer = useOfferedTypes();
  const [newId] = useState(() => crypto.randomUUID());
  const optionId = method?.id ?? newId;
  const stored = useMemo(() => {
    if (method !== null) return fulfilmentValues(method, country);
    return isMarketStand ? newMarketStand(country) : newMethod(type, country);
  }, [method, type, isMarketStand, country]);
  const form = usePublishedForm({
    definition: fulfilmentMethodDocument,
    at: { restaurantId, optionId },
    stored,
    isNew: method === null,
    errorsOf: (values) => ({
      ...closureErrors(values.closures, method?.closures ?? [], waiting),
      ...fulfilmentErrors(values, country),
    }),
    storedOf: (values) => storedMethod(values, { country, position, before: method }),
    savedText: ({ name = "" }) => words.saved(name),
    afterSave: async (values) => {
      await offer(values.type);
      onSaved(optionId);
      return true;
    },
  });
  const values = form.value;
  const option = useMemo(
    () =>
      Object.keys(fulfilmentErrors(values, country)).some((name) => name !== "name")
        ? null
        : { id: method?.id ?? "new", ...storedMethod(values, { country, position, before: method }) },
    [values, country, position, method],
  );
  const change = useMemo(() => option && ((shop: TrialShop) => withMethod(shop, option)), [option]);
  return (
    <EditorForm
      form={form}
      label={
        method === null
          ? `${words.untitled}: ${isMarketStand ? words.marketStand : fulfilmentTypeLabels[type]}`
          : method.name
      }
      readOnly={!can(role, "settings")}
      isNew={method === null}
      idle={<PublishBar changes={[]} />}
      aside={
        <div className="grid gap-4 min-[1180px]:max-h-[calc(100dvh-var(--above)-172px)] min-[1180px]:overflow-y-auto">
          <LateTrialPanel change={change} option={option} />
          <SlotPreview option={option} />
        </div>
      }
      onDiscard={onDiscard}
    >
      <FulfilmentBasics form={form} />
      <FulfilmentTimes form={form} />
      {goesToAddress(type) && <ZoneList form={form} country={country} shop={shopPoint} />}
      {type === "locker" && <FulfilmentLocker form={form} />}
      {type === "shipping" && <ShippingTerms form={form} />}
      <FulfilmentTerms form={form} />
      <FulfilmentCapacity
        form={form}
        orders={waiting}
        replay={method !== null && <CapacityReplay option={option} optionId={method.id} />}
      />
    </EditorForm>
  );
}

/** The shop with this way as it stands in the form. */
function withMethod(shop: TrialShop, option: FulfilmentMethod): TrialShop {
  const { distributionOptions } = shop.menu;
  const isThere = distributionOptions.some(({ id }) => id === option.id);
  const ways = isThere
    ? distributionOptions.map((each) => (each.id === option.id ? option : each))
    : [...distributionOptions, option];
  return { ...shop, menu: { ...shop.menu, distributionOptions: ways } };
}
