import { expect } from "./test.ts";

/**
 * How long people wait for what another person did. A single long wait may be the machine, which other browsers keep
 * busy at the same time; a second one is the product.
 */
export class PromisedTime {
  readonly #waits: number[] = [];

  /** Waits as long as every expectation does, and keeps how long it was. */
  async wait(expectation: Promise<void>): Promise<void> {
    const begun = performance.now();
    await expectation;
    this.#waits.push(performance.now() - begun);
  }

  expectWithin(milliseconds: number): void {
    expect(this.#waits.length).toBeGreaterThan(2);
    const [, secondSlowest] = this.#waits.toSorted((a, b) => b - a);
    expect(secondSlowest).toBeLessThan(milliseconds);
  }
}
