import type { LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import type { Period } from "@lokalkorb/domain/ordering/metrics/period-fields";
import { withPending } from "@lokalkorb/domain/ordering/metrics/read-periods";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { valueOf } from "@lokalkorb/model/document/document-state";
import { successDocument } from "@lokalkorb/model/documents/restaurants/data/success";
import { figuresDocument } from "@lokalkorb/model/documents/restaurants/figures/figures";
import { useDocument } from "@lokalkorb/model/react/use-document";
import { useQuery } from "@lokalkorb/model/react/use-query";

/** `tonight`: the shop is older than these figures, and the night counts them. */
export type Periods = readonly Period[] | "pending" | "failed" | "tonight";

/** The days from the first to the last, or the months between two names of months; live. */
export function usePeriods(restaurantId: string, first: LocalDate | string, last: LocalDate | string): Periods {
  const success = useDocument(successDocument, { restaurantId });
  const found = useQuery(
    queryOf(
      figuresDocument,
      { restaurantId },
      {
        where: [
          ["period", ">=", first],
          ["period", "<=", last],
        ],
      },
    ),
  );
  if (success.status === "failed" || found.status === "failed") return "failed";
  if (success.status === "pending" || found.status === "pending") return "pending";
  const known = valueOf(success);
  if (known !== null && known.hasPeriods !== true) return "tonight";
  return withPending(valueOf(found) ?? [], known?.pending ?? {}).filter(
    ({ period }) => period >= first && period <= last,
  );
}
