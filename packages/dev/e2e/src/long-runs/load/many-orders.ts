import { documentsRoot, storedWhere, writeStored, type StoredDocument } from "../../support/database.ts";

const letters = "-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz";

/** Spread over all ids there could be, as real ones are, and the same in every run. */
function spreadId(index: number): string {
  let rest = (index * 2_654_435_761) % 2 ** 32;
  const first = Array.from({ length: 5 }, () => {
    const letter = letters.charAt(rest % letters.length);
    rest = Math.floor(rest / letters.length);
    return letter;
  });
  return `${first.join("")}-viele-${index}`;
}

export interface ManyOrders {
  readonly ids: readonly string[];
  /** One of them, to make more of the same. */
  readonly sample: StoredDocument;
  readonly nameOf: (id: string) => string;
  /** Takes them off the board again. */
  readonly remove: () => Promise<void>;
}

/** Fills a shop's board with copies of the orders in work. */
export async function fillBoard(restaurantId: string, count: number): Promise<ManyOrders> {
  const shop = `/restaurants/${restaurantId}`;
  const samples = await storedWhere(shop, "orders", "status", ["accepted", "preparing", "ready"]);
  const [sample] = samples;
  if (sample === undefined) throw new Error("Invariant: the demo has orders in work");
  const nameOf = (id: string): string => `${documentsRoot}${shop}/orders/${id}`;
  const ids = Array.from({ length: count }, (_, index) => spreadId(index));
  await writeStored(
    ids.map((id, index) => ({
      update: { name: nameOf(id), fields: (samples[index % samples.length] ?? sample).fields },
    })),
  );
  return { ids, sample, nameOf, remove: () => writeStored(ids.map((id) => ({ delete: nameOf(id) }))) };
}
