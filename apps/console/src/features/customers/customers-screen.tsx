import type { PageWithLayout } from "@lokalkorb/shell/page";
import { classNames } from "@lokalkorb/ui/class-names";
import { EmptyState } from "@lokalkorb/ui/empty-state";
import { ShopLayout } from "@/layouts/shop-layout";
import { useQueryValue, useSetQuery } from "@/shared/routes/use-query-value";
import { customersText as words } from "./state/customers-text.ts";
import { CustomerList } from "./list/customer-list.tsx";
import { CustomerOfOrder } from "./record/customer-of-order.tsx";
import { OpenCustomer } from "./record/open-customer.tsx";

/** Everybody who ordered here, beside the one that is open; on a phone one after the other. */
export const CustomersScreen: PageWithLayout = () => {
  const open = useQueryValue("kunde");
  const orderId = useQueryValue("bestellung");
  const setQuery = useSetQuery();
  const show = (kunde: string): void => void setQuery({ kunde });
  const isOpen = open !== null || orderId !== null;
  return (
    <div className="grid min-h-0 flex-1 md:grid-cols-[320px_minmax(0,1fr)] xl:grid-cols-[376px_minmax(0,1fr)]">
      <div className={classNames("min-w-0 border-line md:border-e", isOpen && "max-md:hidden")}>
        <CustomerList open={open} onOpen={show} />
      </div>
      <div className={classNames("min-w-0 bg-surface", !isOpen && "max-md:hidden")}>
        {open !== null ? (
          <OpenCustomer key={open} customerId={open} onClose={() => void setQuery({})} onOpen={show} />
        ) : orderId === null ? (
          <EmptyState picture="bag" title={words.pick}>
            {words.pickNext}
          </EmptyState>
        ) : (
          <CustomerOfOrder key={orderId} orderId={orderId} onClose={() => void setQuery({})} onOpen={show} />
        )}
      </div>
    </div>
  );
};
CustomersScreen.getLayout = (page) => <ShopLayout route="customers">{page}</ShopLayout>;
