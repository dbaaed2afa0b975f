/**
 * Typing mistakes between two words, two neighbours swapped being one (optimal string alignment); more than `most` is
 * `most + 1`. With `asPrefix` the rest of `word` is free. A wrong first letter counts as two.
 */
export function wordDistance(typed: string, word: string, most: number, asPrefix: boolean): number {
  const over = most + 1;
  if (word.length < typed.length - most || (!asPrefix && word.length > typed.length + most)) return over;
  const extra = typed[0] === word[0] ? 0 : 1;
  const columns = Math.min(word.length, typed.length + most);
  let beforeLast: number[] = [];
  let last = Array.from({ length: columns + 1 }, (_none, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const line = [row];
    let least = row;
    for (let column = 1; column <= columns; column++) {
      const same = typed[row - 1] === word[column - 1];
      let cost = Math.min(
        (last[column] ?? over) + 1,
        (line[column - 1] ?? over) + 1,
        (last[column - 1] ?? over) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (swapped) cost = Math.min(cost, (beforeLast[column - 2] ?? over) + 1);
      line.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return over;
    beforeLast = last;
    last = line;
  }
  const distance = asPrefix ? Math.min(...last) : (last[word.length] ?? over);
  return Math.min(over, distance + extra);
}
