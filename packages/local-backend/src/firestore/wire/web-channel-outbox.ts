/** What waits for a browser: numbered, kept until the browser says it has it, so that a lost response costs nothing. */
export interface WebChannelOutbox {
  push(payload: unknown): void;
  /** The browser has everything up to this number. */
  acknowledge(id: number): void;
  /** Everything after this number, as one frame's payload. */
  after(id: number): readonly (readonly [number, unknown])[];
  /** Of what was pushed last. */
  readonly lastId: number;
  readonly isEmpty: boolean;
  /** Roughly how much of what was sent up to this number is not acknowledged yet. */
  outstandingUnits(sentId: number): number;
}

export function createWebChannelOutbox(): WebChannelOutbox {
  let waiting: { readonly id: number; readonly payload: unknown }[] = [];
  let lastId = 0;
  return {
    push(payload) {
      lastId += 1;
      waiting.push({ id: lastId, payload });
    },
    acknowledge(id) {
      if (waiting[0] && waiting[0].id <= id) waiting = waiting.filter((item) => item.id > id);
    },
    after: (id) => waiting.filter((item) => item.id > id).map((item) => [item.id, item.payload] as const),
    get lastId() {
      return lastId;
    },
    get isEmpty() {
      return waiting.length === 0;
    },
    outstandingUnits: (sentId) =>
      waiting
        .filter((item) => item.id <= sentId)
        .reduce((units, item) => units + JSON.stringify(item.payload).length, 0),
  };
}
