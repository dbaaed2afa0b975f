import { valueOf } from "@lokalkorb/model/document/document-state";
import { fulfilmentMethodDocument } from "@lokalkorb/model/documents/restaurants/distribution-options";
import { useDocument } from "@lokalkorb/model/react/use-document";
import { Button } from "@lokalkorb/ui/button";
import { Checkbox } from "@lokalkorb/ui/checkbox";
import { Dialog } from "@lokalkorb/ui/dialog";
import { TextField } from "@lokalkorb/ui/text-field";
import { useState, type ReactElement } from "react";
import type { ShopOrder } from "@/entities/order/state/order-document";
import { AddressLines } from "@/entities/order/ui/address-lines";
import { useShop } from "@/entities/shop/shop-context";
import { changeText } from "./change-text.ts";

export interface ShipDialogProps {
  readonly order: ShopOrder;
  readonly onClose: () => void;
  readonly onShip: (shipping: { readonly carrier: string; readonly trackingNo: string }) => void;
}

const labels = changeText.ship;
const formId = "ship-order";

/** The parcel leaves; its number goes to the shopper. */
export function ShipDialog({ order, onClose, onShip }: ShipDialogProps): ReactElement {
  const [typed, setTyped] = useState<string | null>(null);
  const usual = useUsualCarrier(order);
  const carrier = typed ?? usual;
  const [trackingNo, setTrackingNo] = useState("");
  const [hasAgeCheck, setHasAgeCheck] = useState(false);
  const [tried, setTried] = useState(false);
  const age = order.flags?.ageCheck;
  const missing = (value: string): string | undefined => (tried && value.trim() === "" ? labels.missing : undefined);
  return (
    <Dialog
      open
      onClose={onClose}
      title={labels.title(order.dayCode)}
      width={460}
      lightDismiss={typed === null && trackingNo === ""}
      footer={
        <Button type="submit" form={formId} size="large" wide>
          {labels.confirm}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (carrier.trim() !== "" && trackingNo.trim() !== "" && (age === undefined || hasAgeCheck))
            onShip({ carrier: carrier.trim(), trackingNo: trackingNo.trim() });
        }}
      >
        <AddressLines named order={order} />
        <p className="text-name text-ink-2">{labels.lead}</p>
        <TextField
          label={labels.carrier}
          maxLength={60}
          value={carrier}
          error={missing(carrier)}
          onChange={(event) => setTyped(event.target.value)}
        />
        <TextField
          label={labels.trackingNo}
          maxLength={60}
          autoComplete="off"
          value={trackingNo}
          error={missing(trackingNo)}
          onChange={(event) => setTrackingNo(event.target.value)}
        />
        {age !== undefined && (
          <Checkbox
            label={labels.ageCheck(age)}
            error={tried && !hasAgeCheck ? labels.ageCheckMissing : undefined}
            checked={hasAgeCheck}
            onChange={(event) => setHasAgeCheck(event.target.checked)}
          />
        )}
      </form>
    </Dialog>
  );
}

/** The one that the shop named for this way; until it is read, and without one, the field is empty. */
function useUsualCarrier({ distribution }: ShopOrder): string {
  const { restaurantId } = useShop();
  const method = useDocument(fulfilmentMethodDocument, { restaurantId, optionId: distribution.optionId });
  return valueOf(method)?.shipping?.carrier ?? "";
}
