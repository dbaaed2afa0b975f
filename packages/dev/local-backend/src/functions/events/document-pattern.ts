/** `users/{uid}/posts/{pid}` against `users/u1/posts/p7`; a wildcard takes exactly one segment, `{rest=**}` any number. */
export function matchesDocumentPattern(pattern: string, path: string): boolean {
  const wanted = pattern.replace(/^\/+|\/+$/g, "").split("/");
  const given = path.split("/");
  for (const [index, segment] of wanted.entries()) {
    if (/^\{[^=}]+=\*\*\}$/.test(segment)) return given.length > index;
    const actual = given[index];
    if (actual === undefined) return false;
    if (!/^\{[^}]+\}$/.test(segment) && segment !== actual) return false;
  }
  return wanted.length === given.length;
}
