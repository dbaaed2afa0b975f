/** The part of the browser's history that open sheets need. */
export interface HistoryPort {
  /** The state of the entry that is shown. */
  state(): unknown;
  /** Which page the entry that is shown belongs to. */
  page(): string;
  /** A new entry of the same page. */
  push(state: object): void;
  /** Later answered by `arrived`. */
  go(steps: number): void;
  /** After everything that closes and opens in the same turn. */
  soon(act: () => void): void;
}

export interface SheetHistory {
  /** A sheet lies on top from now on. Returns how to say that it was closed by other means than the way back. */
  open(close: () => void): () => void;
  /** Another entry is shown. Returns whether that was about sheets alone, so that no other listener is called. */
  arrived(): boolean;
}

/**
 * One entry of the history for each open sheet, numbered in the entry's state. What the router has put into that state
 * stays, so that an entry survives a reload.
 */
export function sheetHistory(port: HistoryPort): SheetHistory {
  let sheets: readonly { readonly close: () => void }[] = [];
  let page = "";
  let travels = false;

  const settle = (): void => {
    if (travels) return;
    for (let depth = depthOf(port.state()); depth < sheets.length; depth += 1) {
      port.push({ ...stateOf(port.state()), sheets: depth + 1 });
    }
    const tooMany = depthOf(port.state()) - sheets.length;
    if (tooMany === 0) return;
    travels = true;
    port.go(-tooMany);
  };

  return {
    open(close) {
      const sheet = { close };
      if (sheets.length === 0) page = port.page();
      sheets = [...sheets, sheet];
      port.soon(settle);
      return () => {
        if (!sheets.includes(sheet)) return;
        sheets = sheets.filter((other) => other !== sheet);
        port.soon(settle);
      };
    },
    arrived() {
      const depth = depthOf(port.state());
      if (travels) {
        travels = false;
        settle();
        return port.page() === page;
      }
      if (depth > sheets.length) {
        // An entry whose sheet is long gone: on to the page below it, which the router draws.
        port.go(sheets.length - depth);
        return true;
      }
      if (sheets.length === 0 || port.page() !== page) return false;
      const closed = sheets.slice(depth);
      sheets = sheets.slice(0, depth);
      for (const sheet of closed.toReversed()) sheet.close();
      return true;
    },
  };
}

const stateOf = (state: unknown): object => (typeof state === "object" && state !== null ? state : {});

function depthOf(state: unknown): number {
  const { sheets } = stateOf(state) as { readonly sheets?: unknown };
  return typeof sheets === "number" ? sheets : 0;
}
