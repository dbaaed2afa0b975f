import { valueOf } from "@lokalkorb/model/document/document-state";
import { customerDocument } from "@lokalkorb/model/documents/restaurants/restaurant-users";
import { useDocument } from "@lokalkorb/model/react/use-document";
import { Button } from "@lokalkorb/ui/button";
import { EmptyState } from "@lokalkorb/ui/empty-state";
import { ArrowLeftIcon } from "@lokalkorb/ui/icons";
import type { ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { ContentWait } from "@/layouts/content-wait";
import { customersText as words } from "../state/customers-text.ts";
import { CustomerRecord } from "./customer-record.tsx";

export interface OpenCustomerProps {
  readonly customerId: string;
  readonly onClose: () => void;
  readonly onOpen: (id: string) => void;
}

/** The record of an id, or the one into which it was merged. */
export function OpenCustomer({ customerId, onClose, onOpen }: OpenCustomerProps): ReactElement {
  const { restaurantId } = useShop();
  const own = useDocument(customerDocument, { restaurantId, userDocId: customerId });
  const into = valueOf(own)?.mergedInto;
  const other = useDocument(
    into === undefined ? null : customerDocument,
    into === undefined ? null : { restaurantId, userDocId: into },
  );
  const state = into === undefined ? own : other;
  if (state.status === "present")
    return <CustomerRecord key={state.value.id} customer={state.value} onClose={onClose} onOpen={onOpen} />;
  if (state.status === "absent") return <GoneCustomer onClose={onClose} />;
  return <ContentWait status={state.status} words={words} />;
}

export function GoneCustomer({ onClose }: Pick<OpenCustomerProps, "onClose">): ReactElement {
  return (
    <EmptyState
      picture="bag"
      title={words.gone}
      action={
        <Button look="outline" icon={<ArrowLeftIcon size={16} />} onClick={onClose}>
          {words.back}
        </Button>
      }
    >
      {words.goneNext}
    </EmptyState>
  );
}
