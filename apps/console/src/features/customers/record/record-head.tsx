import { can } from "@lokalkorb/domain/access/permissions";
import { customerNo } from "@lokalkorb/domain/ordering/customers/customer-words";
import { Button } from "@lokalkorb/ui/button";
import { ArrowLeftIcon, StoreIcon, UserIcon } from "@lokalkorb/ui/icons";
import type { ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { customersText as words } from "../state/customers-text.ts";
import { nameOf } from "@/entities/customer/use-customers";
import { MoreActions } from "../more/more-actions.tsx";
import type { CustomerRecordProps } from "./customer-record.tsx";
import { TagRow } from "./tag-row.tsx";

export function RecordHead({ customer, onClose, onOpen }: CustomerRecordProps): ReactElement {
  const { role } = useShop();
  const isBusiness = customer.marks?.includes("business") === true;
  return (
    <header className="grid gap-3">
      <Button
        look="outline"
        size="small"
        className="justify-self-start md:hidden"
        icon={<ArrowLeftIcon size={16} />}
        onClick={onClose}
      >
        {words.back}
      </Button>
      <div className="grid grid-cols-[48px_minmax(0,1fr)] items-start gap-x-3 gap-y-2">
        <span className="grid size-12 place-items-center rounded-full bg-tint-2 text-theme-ink">
          {isBusiness ? <StoreIcon /> : <UserIcon />}
        </span>
        <div className="min-w-0">
          <h2 className="text-h1 wrap-anywhere">{nameOf(customer)}</h2>
          <p className="text-meta text-ink-2">
            {words.number(customerNo(customer.id))} · {customer.uid === undefined ? words.guest : words.account}
          </p>
        </div>
        <div className="col-span-2">
          <TagRow customer={customer} />
        </div>
      </div>
      {can(role, "customers.decide") && <MoreActions customer={customer} onClose={onClose} onOpen={onOpen} />}
    </header>
  );
}
