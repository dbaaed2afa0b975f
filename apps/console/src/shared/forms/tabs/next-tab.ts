/** The tab that a key leads to, in a ring; null: the key means nothing here. */
export function nextTab(key: string, index: number, count: number): number | null {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key === "ArrowRight") return (index + 1) % count;
  return key === "ArrowLeft" ? (index + count - 1) % count : null;
}
