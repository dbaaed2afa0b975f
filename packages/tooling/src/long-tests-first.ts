import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take longer than a minute. */
const longTests = /(?:order-month|kills|payment-histories|crash|races)\.backend\.test\.ts$/;

/** Begins with what takes longest, so that no core waits for the other at the end. */
export class LongTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => longTests.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
