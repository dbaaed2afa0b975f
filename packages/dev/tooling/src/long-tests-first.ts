import { createHash } from "node:crypto";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take longer than ten seconds. */
const longTests =
  /(?:order-month|trade|kills|payment-histories|crash|races|payments|callables|place-order|listener-soak|functions-host|saved-cards|search|admin-ours)(?:\.backend)?\.test\.ts$/;

/** By chance, from the seed of the run; but what takes longest begins, so that no core waits for the other at the end. */
export class LongTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { seed } = this.ctx.config.sequence;
    const placeOf = ({ moduleId }: TestSpecification): string =>
      (longTests.test(moduleId) ? "0" : "1") + createHash("sha1").update(`${seed} ${moduleId}`).digest("hex");
    const places = new Map(files.map((file) => [file, placeOf(file)]));
    return files.toSorted((a, b) => (places.get(a) ?? "").localeCompare(places.get(b) ?? ""));
  }
}
