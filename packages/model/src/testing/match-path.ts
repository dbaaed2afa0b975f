import { must } from "@lokalkorb/domain/kernel/invariant";
import type { PathParams } from "../document/path-template.ts";

const variable = /^\{(\w+)\}$/;

/** The variables of a concrete path, or null when it belongs to another template. */
export function matchPath<Template extends string>(template: Template, path: string): PathParams<Template> | null {
  const wanted = template.split("/");
  const given = path.split("/");
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const value = must(given[index], "same length");
    const name = variable.exec(segment)?.[1];
    if (name !== undefined) params[name] = value;
    else if (segment !== value) return null;
  }
  return params as PathParams<Template>;
}
