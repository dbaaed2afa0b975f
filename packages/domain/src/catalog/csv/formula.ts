/** The beginning of a formula for table programs, however many marks of ours are before it. */
const formula = /^'*[=+\-@\t]/;
/** An amount below zero computes nothing, and as a text no table program would add it up. */
const belowZero = /^-\d+,\d\d$/;

/** A cell as text, whatever it begins with. */
export const defused = (cell: string): string => (formula.test(cell) && !belowZero.test(cell) ? `'${cell}` : cell);

export const asTyped = (cell: string): string => (cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell);
