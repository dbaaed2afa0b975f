import { expect } from "./test.ts";

/**
 * How long people wait for what another person did. A single long wait may be the machine, which other browsers keep
 * busy at the same time; a second one is the product.
 */
export class PromisedTime {
  readonly #waits: number[] = [];

  /**
   * Looks every 50 ms and keeps how long it was: an expectation of a locator looks only every half a second after the
   * first 300 ms, so that 800 ms would be told as 1,270.
   */
  async until(isSo: () => Promise<boolean>): Promise<void> {
    const begun = performance.now();
    await expect.poll(isSo, { intervals: [50] }).toBe(true);
    this.#waits.push(performance.now() - begun);
  }

  expectWithin(milliseconds: number): void {
    expect(this.#waits.length).toBeGreaterThan(2);
    const [, secondSlowest] = this.#waits.toSorted((a, b) => b - a);
    expect(secondSlowest).toBeLessThan(milliseconds);
  }
}
