/** Messages that wait for a browser: numbered, kept until the browser says it has them, so that a lost response costs nothing. */
export interface WebChannelOutbox {
  push(payload: unknown): void;
  /** The browser has everything up to this number. */
  acknowledge(id: number): void;
  /** Everything after this number as the JSON of one frame; null when there is nothing. */
  after(id: number): string | null;
  /** Of what was pushed last. */
  readonly lastId: number;
  readonly isEmpty: boolean;
  /** How much of what was sent up to this number is not acknowledged yet. */
  outstandingUnits(sentId: number): number;
}

export function createWebChannelOutbox(): WebChannelOutbox {
  let waiting: { readonly id: number; readonly json: string }[] = [];
  let lastId = 0;
  return {
    push(payload) {
      lastId += 1;
      waiting.push({ id: lastId, json: JSON.stringify(payload) });
    },
    acknowledge(id) {
      if (waiting[0] && waiting[0].id <= id) waiting = waiting.filter((item) => item.id > id);
    },
    after(sentId) {
      const items = waiting.filter(({ id }) => id > sentId).map(({ id, json }) => `[${id},${json}]`);
      return items.length === 0 ? null : `[${items.join()}]`;
    },
    get lastId() {
      return lastId;
    },
    get isEmpty() {
      return waiting.length === 0;
    },
    outstandingUnits: (sentId) =>
      waiting.reduce((units, { id, json }) => (id <= sentId ? units + json.length : units), 0),
  };
}
