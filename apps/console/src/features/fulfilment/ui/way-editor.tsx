import { fulfilmentTypeLabels } from "@lokalkorb/domain/labels/fulfilment-labels";
import { can } from "@lokalkorb/domain/access/permissions";
import type { DistributionType } from "@lokalkorb/domain/kernel/distribution-type";
import type { FieldsOf } from "@lokalkorb/model/document/define-document";
import { distributionOptionDocument } from "@lokalkorb/model/documents/restaurants/distribution-options";
import { notify } from "@lokalkorb/ui/notify";
import { useMemo } from "react";
import type { ReactElement } from "react";
import { EditorForm } from "@/shared/forms/ui/editor-form";
import { useForm } from "@/shared/forms/state/use-form";
import { useWantedField } from "@/shared/forms/state/use-wanted-field";
import { closureErrors } from "@/entities/order/state/closure-errors";
import { useShopOrders } from "@/entities/order/state/orders-provider";
import { PublishBar } from "@/entities/catalog/publish-bar";
import { useSavePublished } from "@/entities/catalog/use-save-published";
import { useShop } from "@/entities/shop/shop-context";
import { wayText as words } from "./fulfilment-text.ts";
import { SlotPreview } from "./slot-preview.tsx";
import { goesToAddress, storedWay } from "../state/stored-way.ts";
import { useOfferedTypes } from "../state/use-offered-types.ts";
import type { Way } from "../state/use-ways.ts";
import { WayBasics } from "./way-basics.tsx";
import { WayCapacity } from "./way-capacity.tsx";
import { newMarketStand, newWay, wayDraft } from "../state/way-draft.ts";
import type { WayDraft } from "../state/way-draft.ts";
import { wayErrors } from "../state/way-errors.ts";
import { WayLocker } from "./way-locker.tsx";
import { ShippingTerms, WayTerms } from "./way-terms.tsx";
import { WayTimes } from "./way-times.tsx";
import { ZoneList } from "./zone-list.tsx";

export interface WayEditorProps {
  /** null: a new one of the type. */
  readonly way: Way | null;
  readonly type: DistributionType;
  /** A new one begins as a stand on a market. */
  readonly isMarketStand?: boolean;
  readonly position: number;
  readonly onSaved: (optionId: string) => void;
  readonly onDiscard: () => void;
}

/** Everything about one way to receive goods, with what follows from it beside. */
export function WayEditor({
  way,
  type,
  isMarketStand = false,
  position,
  onSaved,
  onDiscard,
}: WayEditorProps): ReactElement {
  const { restaurantId, restaurant, role } = useShop();
  const { country, address } = restaurant;
  const { orders } = useShopOrders();
  const waiting = orders.filter(({ distribution }) => distribution.optionId === way?.id);
  const saveDocument = useSavePublished();
  const offer = useOfferedTypes();
  const stored = useMemo(() => {
    if (way !== null) return wayDraft(way, country);
    return isMarketStand ? newMarketStand(country) : newWay(type, country);
  }, [way, type, isMarketStand, country]);
  const form = useForm<WayDraft>({
    stored,
    isNew: way === null,
    errorsOf: (each) => ({
      ...closureErrors(each.closures, way?.closures ?? [], waiting),
      ...wayErrors(each, country),
    }),
    save: async (draft, before) => {
      const optionId = way?.id ?? crypto.randomUUID();
      const asStored = (each: WayDraft): FieldsOf<typeof distributionOptionDocument> =>
        storedWay(each, { country, position, before: way });
      const at = { restaurantId, optionId };
      const wanted = asStored(draft);
      const saved = await saveDocument(distributionOptionDocument, at, way && asStored(before), wanted);
      if (saved !== true) return saved;
      await offer(wanted.type);
      notify({ message: words.saved(wanted.name), tone: "ok", autoDismiss: true });
      onSaved(optionId);
      return true;
    },
  });
  useWantedField(form.ref);
  const draft = form.value;
  const option = useMemo(
    () =>
      Object.keys(wayErrors(draft, country)).some((name) => name !== "name")
        ? null
        : { id: way?.id ?? "new", ...storedWay(draft, { country, position, before: way }) },
    [draft, country, position, way],
  );
  return (
    <EditorForm
      form={form}
      label={
        way === null ? `${words.untitled}: ${isMarketStand ? words.marketStand : fulfilmentTypeLabels[type]}` : way.name
      }
      readOnly={!can(role, "settings")}
      isNew={way === null}
      idle={<PublishBar changes={[]} />}
      aside={<SlotPreview option={option} />}
      onDiscard={onDiscard}
    >
      <WayBasics form={form} />
      <WayTimes form={form} />
      {goesToAddress(type) && <ZoneList form={form} country={country} home={address.geo} />}
      {type === "locker" && <WayLocker form={form} />}
      {type === "shipping" && <ShippingTerms form={form} />}
      <WayTerms form={form} />
      <WayCapacity form={form} />
    </EditorForm>
  );
}
