export const listText = {
  count: (title: string, count: number): string => `${title} (${count})`,
  more: (count: number): string => `${count} weitere zeigen`,
  unlisted: (count: number): string => `Dazu kommen ${count} weitere Änderungen.`,
} as const;
