/** One mistake from four letters on, two from eight, as the search over all shops has it. */
const mistakesIn = (typed: string): number => (typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2);

/**
 * Whether a word begins as it was typed, but for mistakes: a letter too few, too many, wrong, or two that changed places. Both are `folded`. The
 * first letter is right in nearly all mistakes, and without it everything would be near.
 */
export const isNearWord = (typed: string, word: string): boolean =>
  typed[0] === word[0] && fits(typed, word, mistakesIn(typed));

function fits(typed: string, word: string, left: number): boolean {
  let same = 0;
  while (same < typed.length && typed[same] === word[same]) same += 1;
  const [rest, other] = [typed.slice(same), word.slice(same)];
  if (rest.length <= left) return true;
  if (left === 0) return false;
  const isSwapped = rest[0] === other[1] && rest[1] === other[0] && other.length > 1;
  return (
    (isSwapped && fits(rest.slice(2), other.slice(2), left - 1)) ||
    fits(rest.slice(1), other.slice(1), left - 1) ||
    fits(rest.slice(1), other, left - 1) ||
    fits(rest, other.slice(1), left - 1)
  );
}
