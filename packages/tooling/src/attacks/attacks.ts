/** How many findings of each weight attackers brought: high, medium, low, suspicions, notes (docs/security.md). */
const counts = { H: 2, M: 9, L: 12, Q: 7, N: 4 } as const;

export const attackIds: readonly string[] = Object.entries(counts).flatMap(([weight, count]) =>
  Array.from({ length: count }, (_, index) => `X-${weight}${index + 1}`),
);

/** The ids to which the page about security says something. */
export const onSecurityPage = (page: string): ReadonlySet<string> => new Set(page.match(/X-[HMLQN]\d+/g));
