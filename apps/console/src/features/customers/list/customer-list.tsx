import { can } from "@lokalkorb/domain/access/permissions";
import { customerMarks } from "@lokalkorb/domain/ordering/customers/customer-fields";
import { useModelClient } from "@lokalkorb/model/react/model-provider";
import { Button } from "@lokalkorb/ui/button";
import { EmptyState } from "@lokalkorb/ui/empty-state";
import { ErrorState } from "@lokalkorb/ui/error-state";
import { SearchIcon } from "@lokalkorb/ui/icons";
import { Segmented } from "@lokalkorb/ui/segmented";
import { SkeletonGroup } from "@lokalkorb/ui/skeleton";
import { TextField } from "@lokalkorb/ui/text-field";
import { useState, type ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { useSearchKey } from "@/shared/device/use-search-key";
import { customersText as words } from "../state/customers-text.ts";
import { DepositOverview } from "./deposit-overview.tsx";
import { CustomerRow } from "./customer-row.tsx";
import { ListExport } from "./list-export.tsx";
import { OrderMatch, orderNoIn } from "./order-match.tsx";
import { CustomerViews } from "@/entities/customer/customer-views";
import { useCustomers, type CustomerFilter } from "@/entities/customer/use-customers";
import { useSettled } from "@/shared/device/use-settled";

const filters: readonly CustomerFilter[] = ["all", ...customerMarks];

export interface CustomerListProps {
  readonly open: string | null;
  readonly onOpen: (id: string) => void;
}

export function CustomerList({ open, onOpen }: CustomerListProps): ReactElement {
  const { role } = useShop();
  const [typed, setTyped] = useState("");
  const [filter, setFilter] = useState<CustomerFilter>("all");
  const wanted = useSettled(typed).trim();
  const orderNo = orderNoIn(wanted);
  const searchField = useSearchKey();
  return (
    <div className="grid content-start md:sticky md:top-[calc(var(--above)+64px)] md:h-[calc(100dvh-var(--above)-64px)] md:grid-rows-[auto_minmax(0,1fr)]">
      <search className="grid gap-3 border-b border-line px-4 py-3">
        <CustomerViews view="customers" />
        <div className="flex items-end gap-2">
          <TextField
            ref={searchField}
            type="search"
            className="min-w-0 flex-1"
            label={words.search}
            placeholder={words.searchHint}
            before={<SearchIcon />}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          {can(role, "customers.decide") && <ListExport />}
        </div>
        <Segmented
          legend={words.filter}
          name="kundenfilter"
          className="text-meta"
          value={filter}
          onChange={setFilter}
          segments={filters.map((value) => ({ value, label: words.filters[value] }))}
        />
      </search>
      <div className="min-h-0 md:overflow-y-auto">
        {filter === "deposit" && <DepositOverview />}
        {orderNo !== null && <OrderMatch no={orderNo} />}
        <Found key={`${filter} ${wanted}`} wanted={wanted} filter={filter} open={open} onOpen={onOpen} />
      </div>
    </div>
  );
}

interface FoundProps extends CustomerListProps {
  readonly wanted: string;
  readonly filter: CustomerFilter;
}

function Found({ wanted, filter, open, onOpen }: FoundProps): ReactElement {
  const client = useModelClient();
  const { status, customers, more } = useCustomers(wanted, filter);
  if (status === "failed")
    return (
      <ErrorState title={words.failed} onRetry={() => client?.cache.retryFailed()}>
        {words.failedNext}
      </ErrorState>
    );
  if (status === "pending")
    return <SkeletonGroup count={6} label={words.loading} className="h-14" groupClassName="grid! gap-2 p-4" />;
  if (customers.length === 0)
    return wanted === "" ? (
      <EmptyState title={words.noneOf[filter]}>{filter === "all" && words.emptyNext}</EmptyState>
    ) : (
      <EmptyState title={words.noneFound(wanted)}>{words.noneFoundNext}</EmptyState>
    );
  return (
    <>
      <ul>
        {customers.map((customer) => (
          <li key={customer.id}>
            <CustomerRow customer={customer} isOpen={customer.id === open} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {more !== null && (
        <Button look="outline" className="m-4" onClick={more}>
          {words.more}
        </Button>
      )}
    </>
  );
}
