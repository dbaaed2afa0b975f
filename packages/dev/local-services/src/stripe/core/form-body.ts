/** A form after its brackets are read: `a[b][0]=x` is `{ a: { b: ["x"] } }`. */
export type FormValue = string | readonly FormValue[] | FormMap;
export interface FormMap {
  readonly [name: string]: FormValue | undefined;
}

type Branch = Map<string, Branch | string>;

/** Bodies and queries of the first interface version: everything is text, nesting is in the names. */
export function parseForm(text: string): FormMap {
  const root: Branch = new Map();
  for (const [name, value] of new URLSearchParams(text)) place(root, pathOf(name), value);
  return valueOf(root, false) as FormMap;
}

/** `a[b][]` is `["a", "b", ""]`. */
function pathOf(name: string): readonly string[] {
  const open = name.indexOf("[");
  if (open <= 0) return [name];
  return [name.slice(0, open), ...[...name.slice(open).matchAll(/\[([^\]]*)\]/g)].map(([, part]) => part ?? "")];
}

function place(root: Branch, path: readonly string[], value: string): void {
  let branch = root;
  for (const [index, part] of path.entries()) {
    const key = part === "" ? String(branch.size) : part;
    if (index === path.length - 1) {
      branch.set(key, value);
      return;
    }
    const next = branch.get(key);
    if (next instanceof Map) branch = next;
    else {
      const made: Branch = new Map();
      branch.set(key, made);
      branch = made;
    }
  }
}

function valueOf(branch: Branch, canBeList: boolean): FormValue {
  const entries = [...branch].map(([key, value]): [string, FormValue] => [
    key,
    typeof value === "string" ? value : valueOf(value, true),
  ]);
  const isList = canBeList && entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key));
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}
