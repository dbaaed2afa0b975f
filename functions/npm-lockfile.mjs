import { parse } from "yaml";

/** `@scope/name@1.2.3(peer@4.5.6)` as name and version. */
function nameAndVersion(key) {
  const bare = key.replace(/\(.*$/, "");
  const at = bare.lastIndexOf("@");
  return { name: bare.slice(0, at), version: bare.slice(at + 1) };
}

/**
 * The package-lock.json (version 3) of what one workspace needs at run time, with the very versions and checksums of
 * pnpm's lockfile: Google's builder runs `npm ci`, and nothing floats. Each package stands as high as it can; a second
 * version of it stands below the package that asks for it.
 */
export function npmLockfile(pnpmLockfile, workspace, manifest) {
  const { importers, packages, snapshots } = parse(pnpmLockfile);
  const placed = new Map();
  const queue = [];

  const visibleFrom = (path, name) => {
    for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")))) {
      const at = `${folder === "" ? "" : `${folder}/`}node_modules/${name}`;
      if (placed.has(at)) return at;
      if (folder === "" || !folder.includes("/node_modules/")) {
        return placed.has(`node_modules/${name}`) ? `node_modules/${name}` : null;
      }
    }
  };

  const need = (parent, alias, reference, optional) => {
    const key = snapshots[reference] === undefined ? `${alias}@${reference}` : reference;
    if (snapshots[key] === undefined) throw new Error(`pnpm-lock.yaml knows no ${key}`);
    const { name, version } = nameAndVersion(key);
    const found = visibleFrom(parent, alias);
    if (found !== null && placed.get(found).version === version) return;
    const path = found === null ? `node_modules/${alias}` : `${parent === "" ? "" : `${parent}/`}node_modules/${alias}`;
    const { resolution, engines, os, cpu, libc } = packages[`${name}@${version}`];
    placed.set(path, {
      ...(name === alias ? {} : { name }),
      version,
      // No address: npm asks the registry it is set to, and holds the answer to this checksum.
      integrity: resolution.integrity,
      ...(optional ? { optional: true } : {}),
      ...(engines ? { engines } : {}),
      ...(os ? { os } : {}),
      ...(cpu ? { cpu } : {}),
      ...(libc ? { libc } : {}),
    });
    queue.push({ path, key, optional });
  };

  for (const [name, { version }] of Object.entries(importers[workspace].dependencies)) need("", name, version, false);
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { dependencies = {}, optionalDependencies = {} } = snapshots[next.key];
    const entry = placed.get(next.path);
    const ranges = (list) =>
      Object.fromEntries(
        Object.entries(list).map(([alias, reference]) => {
          const { name, version } = nameAndVersion(
            snapshots[reference] === undefined ? `${alias}@${reference}` : reference,
          );
          return [alias, name === alias ? version : `npm:${name}@${version}`];
        }),
      );
    if (Object.keys(dependencies).length > 0) entry.dependencies = ranges(dependencies);
    if (Object.keys(optionalDependencies).length > 0) entry.optionalDependencies = ranges(optionalDependencies);
    for (const [alias, reference] of Object.entries(dependencies)) need(next.path, alias, reference, next.optional);
    for (const [alias, reference] of Object.entries(optionalDependencies)) need(next.path, alias, reference, true);
  }

  const { name, version, dependencies, engines } = manifest;
  return {
    name,
    version,
    lockfileVersion: 3,
    requires: true,
    packages: {
      "": { name, version, dependencies, engines },
      ...Object.fromEntries([...placed].toSorted(([one], [other]) => (one < other ? -1 : 1))),
    },
  };
}
