/**
 * Any link to `#cookie-einstellungen` or `#hilfe` opens what it names, wherever a page has it: footers, legal pages,
 * mails. Without scripts it is a link that does nothing.
 */
export function followShellLinks(document: Document, actions: Readonly<Record<string, () => void>>): void {
  const named = (hash: string): (() => void) | undefined =>
    Object.hasOwn(actions, hash.slice(1)) ? actions[hash.slice(1)] : undefined;
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest?.("a[href*='#']");
    const action = link && named((link as HTMLAnchorElement).hash);
    if (!action) return;
    event.preventDefault();
    action();
  });
  const { location } = document;
  named(location.hash)?.();
}
