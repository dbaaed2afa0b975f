import type { Failure } from "@lokalkorb/model/document/failure";
import type { CheckedResult } from "@lokalkorb/model/client/web-writes";

/** As many as one write of the database takes, with room for its own marks. */
const mostTogether = 400;
/** Halves of a refused batch that are tried, until it is clear which document keeps the others from being written. */
const mostHalves = 40;

export interface BatchOutcome<Write> {
  /** Those that were not written, in their order. */
  readonly stayed: readonly Write[];
  readonly failure?: Failure;
}

/** Writes many documents one batch after the other. Without a connection the rest is not tried. */
export async function writeInBatches<Write>(
  writes: readonly Write[],
  commit: (batch: readonly Write[]) => Promise<CheckedResult>,
  onWritten: (count: number) => void,
  together = mostTogether,
): Promise<BatchOutcome<Write>> {
  const stayed: Write[] = [];
  let failure: Failure | undefined;
  let halves = mostHalves;
  let written = 0;
  const put = async (batch: readonly Write[]): Promise<void> => {
    const isCutOff = failure?.type === "offline" || failure?.type === "unavailable";
    const answer = isCutOff ? null : await commit(batch);
    if (answer?.ok) {
      written += batch.length;
      onWritten(written);
      return;
    }
    failure = answer?.failure ?? failure ?? { type: "unexpected", cause: null };
    halves -= 2;
    if (isCutOff || batch.length === 1 || halves < 0) {
      stayed.push(...batch);
      return;
    }
    const middle = Math.ceil(batch.length / 2);
    await put(batch.slice(0, middle));
    await put(batch.slice(middle));
  };
  for (let from = 0; from < writes.length; from += together) await put(writes.slice(from, from + together));
  return failure === undefined ? { stayed } : { stayed, failure };
}
