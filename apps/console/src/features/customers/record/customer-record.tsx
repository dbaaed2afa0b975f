import { can } from "@lokalkorb/domain/access/permissions";
import { useState, type ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { BlockBox } from "../facts/block-box.tsx";
import { ConsentBox } from "../facts/consent-box.tsx";
import { ContactBox } from "../facts/contact-box.tsx";
import { DepositBox } from "../facts/deposit-box.tsx";
import { PaymentBox } from "../facts/payment-box.tsx";
import type { ShopCustomer } from "@/entities/customer/use-customers";
import { FactStrip } from "./fact-strip.tsx";
import { GoodsBox } from "./goods-box.tsx";
import { NotesBox } from "./notes-box.tsx";
import { OrderList } from "./order-list.tsx";
import { RecordHead } from "./record-head.tsx";
import { useCustomerOrders } from "../state/use-customer-orders.ts";

export interface CustomerRecordProps {
  readonly customer: ShopCustomer;
  readonly onClose: () => void;
  readonly onOpen: (id: string) => void;
}

const step = 10;

/** Everything a team knows and decides about one customer. */
export function CustomerRecord({ customer, onClose, onOpen }: CustomerRecordProps): ReactElement {
  const { role } = useShop();
  const [limit, setLimit] = useState(step);
  const orders = useCustomerOrders(customer, limit);
  return (
    <article className="@container grid gap-4 px-4 py-4 md:px-6">
      <RecordHead customer={customer} onClose={onClose} onOpen={onOpen} />
      <FactStrip customer={customer} />
      <div className="grid items-start gap-4 @2xl:grid-cols-[minmax(0,1fr)_264px]">
        <div className="grid min-w-0 gap-4">
          <OrderList orders={orders} onMore={() => setLimit((before) => before + step)} />
          <NotesBox customer={customer} />
          <GoodsBox orders={orders.orders} />
        </div>
        <div className="grid min-w-0 gap-4">
          <ContactBox customer={customer} />
          <DepositBox customer={customer} />
          <ConsentBox customer={customer} orders={orders.orders} />
          <PaymentBox customer={customer} />
          {can(role, "customers.decide") && <BlockBox customer={customer} />}
        </div>
      </div>
    </article>
  );
}
