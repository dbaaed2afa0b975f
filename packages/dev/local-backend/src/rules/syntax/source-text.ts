/** A rules source with a line table, so that offsets become lines and columns only when they are read. */
export class SourceText {
  readonly fileName: string;
  readonly text: string;
  readonly #lineStarts: number[] = [0];

  constructor(text: string, fileName: string) {
    this.text = text;
    this.fileName = fileName;
    for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) this.#lineStarts.push(at + 1);
  }

  position(offset: number): { line: number; column: number } {
    let low = 0;
    let high = this.#lineStarts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#lineStarts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (this.#lineStarts[low] ?? 0) + 1 };
  }

  /** `line:column`, the form used in reasons. */
  at(offset: number): string {
    const { line, column } = this.position(offset);
    return `${line}:${column}`;
  }

  /** The source of a node on one line, shortened for a log. */
  snippet(start: number, end: number): string {
    const text = this.text
      .slice(start, Math.min(end, start + 200))
      .replace(/\s+/g, " ")
      .trim();
    return text.length > 80 ? `${text.slice(0, 79)}…` : text;
  }
}
