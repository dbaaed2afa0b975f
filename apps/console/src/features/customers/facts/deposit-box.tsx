import { openPieces, piecesCents } from "@lokalkorb/domain/ordering/deposits/deposit-book";
import type { ReactElement } from "react";
import { DepositBook } from "@/entities/customer/deposits/deposit-book";
import { depositText as words } from "@/entities/customer/deposits/deposit-text";
import type { ShopCustomer } from "@/entities/customer/use-customers";
import { Box } from "./box.tsx";

/** The pieces with a deposit of a customer; nothing where there was never one. */
export function DepositBox({ customer }: { readonly customer: ShopCustomer }): ReactElement | null {
  if ((customer.deposits ?? []).length === 0) return null;
  const cents = piecesCents(openPieces(customer));
  return (
    <Box title={words.title} lead={cents > 0 && words.open(cents)}>
      <div className="px-4 py-3">
        <DepositBook customer={customer} />
      </div>
    </Box>
  );
}
