import { Failure } from "../values/failure.ts";
import { Path, RulesMap, type Result } from "../values/values.ts";
import { builtin, wrongArgument, type BuiltinTable } from "./builtin.ts";

export const pathMethods: BuiltinTable<Path> = {
  bind: builtin(1, (path, [values]) =>
    values instanceof RulesMap ? bind(path, values) : wrongArgument("bind()", "a map", values),
  ),
};

/** Fills the `{name}` and `$(name)` segments a path made by path() may still have. */
function bind(path: Path, values: RulesMap): Result {
  const segments: string[] = [];
  for (const segment of path.segments) {
    const name = /^(?:\$\((.+)\)|\{(.+)\})$/
      .exec(segment)
      ?.slice(1)
      .find((found) => found !== undefined);
    const value = name === undefined ? segment : values.get(name);
    if (typeof value !== "string" || value === "" || value.includes("/"))
      return new Failure(`bind() has no text for ${segment}`);
    segments.push(value);
  }
  return new Path(segments);
}
