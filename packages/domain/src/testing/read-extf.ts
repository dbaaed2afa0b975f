/**
 * Reads a batch of bookings as its format is described, byte by byte: Windows-1252, semicolons, CRLF, text in quotes, decimal
 * comma. It shares nothing with the writer, and throws at whatever the description does not allow.
 */
export interface ReadBatch {
  readonly head: readonly string[];
  readonly columns: readonly string[];
  readonly rows: readonly ReadBooking[];
}

export interface ReadBooking {
  /** Above zero: the account is debited. */
  readonly cents: number;
  readonly account: string;
  readonly contra: string;
  readonly date: string;
  readonly no: string;
  readonly text: string;
  readonly suppliedOn: string;
}

const [semicolon, quote, carriage, feed] = [0x3b, 0x22, 0x0d, 0x0a] as const;

function cellsOf(bytes: Uint8Array): (readonly { readonly text: string; readonly isQuoted: boolean }[])[] {
  const letters = new TextDecoder("windows-1252");
  const lines: { text: string; isQuoted: boolean }[][] = [];
  let line: { text: string; isQuoted: boolean }[] = [];
  let at = 0;
  while (at < bytes.length) {
    const cell: number[] = [];
    const isQuoted = bytes[at] === quote;
    if (isQuoted) {
      for (at += 1; ; at += 1) {
        if (at >= bytes.length) throw new Error("a quote is never closed");
        if (bytes[at] !== quote) cell.push(bytes[at] ?? 0);
        else if (bytes[at + 1] === quote) cell.push(bytes[(at += 1)] ?? 0);
        else break;
      }
      at += 1;
    } else
      for (; at < bytes.length && bytes[at] !== semicolon && bytes[at] !== carriage; at += 1) {
        if (bytes[at] === quote || bytes[at] === feed) throw new Error(`byte ${at} stands in no quotes`);
        cell.push(bytes[at] ?? 0);
      }
    line.push({ text: letters.decode(Uint8Array.from(cell)), isQuoted });
    if (bytes[at] === semicolon) at += 1;
    else if (bytes[at] === carriage && bytes[at + 1] === feed) {
      at += 2;
      lines.push(line);
      line = [];
    } else throw new Error(`byte ${at} ends no cell`);
  }
  if (line.length > 0) throw new Error("the last line has no end");
  return lines;
}

export function readExtf(bytes: Uint8Array): ReadBatch {
  const [head = [], columns = [], ...rows] = cellsOf(bytes);
  if (head.length !== 31 || columns.length !== 125) throw new Error(`${head.length} and ${columns.length} fields`);
  const textFields = new Set([1, 4, 8, 9, 10, 17, 18, 22, 24, 27, 30, 31]);
  for (const [index, { isQuoted }] of head.entries())
    if (isQuoted !== textFields.has(index + 1)) throw new Error(`field ${index + 1} of the head`);
  const from = head[14]?.text ?? "";
  const to = head[15]?.text ?? "";
  const length = Number(head[13]?.text);
  return {
    head: head.map(({ text }) => text),
    columns: columns.map(({ text }) => text),
    rows: rows.map((cells) => {
      if (cells.length !== 125) throw new Error(`${cells.length} columns`);
      const of = (column: number): string => cells[column - 1]?.text ?? "";
      const amount = /^(\d{1,10}),(\d{2})$/.exec(of(1));
      const cents = amount === null ? 0 : Number(amount[1]) * 100 + Number(amount[2]);
      if (cents === 0 || !/^[SH]$/.test(of(2))) throw new Error(`no amount: ${of(1)} ${of(2)}`);
      for (const account of [of(7), of(8)])
        if (!/^[1-9]\d+$/.test(account) || account.length < length || account.length > length + 1)
          throw new Error(`no account: ${account}`);
      const date = `${from.slice(0, 4)}${of(10).slice(2)}${of(10).slice(0, 2)}`;
      if (!/^\d{4}$/.test(of(10)) || date < from || date > to) throw new Error(`no day of the batch: ${of(10)}`);
      if (!/^[A-Za-z0-9$&%*+\-/]{1,36}$/.test(of(11))) throw new Error(`no number of a paper: ${of(11)}`);
      if (of(14).length > 60) throw new Error(`too long: ${of(14)}`);
      return {
        cents: of(2) === "S" ? cents : 0 - cents,
        account: of(7),
        contra: of(8),
        date,
        no: of(11),
        text: of(14),
        suppliedOn: of(115),
      };
    }),
  };
}
