/** The beginning of a formula for table programs, however many marks of ours are before it. */
const formula = /^'*[=+\-@\t]/;

/** A cell as text, whatever it begins with. */
export const defused = (cell: string): string => (formula.test(cell) ? `'${cell}` : cell);

export const asTyped = (cell: string): string => (cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell);
