import { Failure } from "../values/failure.ts";
import { Path, type Result, type Value } from "../values/values.ts";
import { builtin, wrongArgument, type Builtin, type FunctionTable } from "./builtin.ts";

/** Rules of Firestore read other documents by these names; rules of Storage by the same names behind `firestore.`. */
export const crossServiceFunctions: FunctionTable = {
  get: reading("get", (path, run) => existing(run.documents.read(path, false), path)),
  exists: reading("exists", (path, run) => exists(run.documents.read(path, false))),
};

/** Within Firestore a document can also be read as it will be after the commit. */
export const documentFunctions: FunctionTable = {
  ...crossServiceFunctions,
  getAfter: reading("getAfter", (path, run) => existing(run.documents.read(path, true), path)),
  existsAfter: reading("existsAfter", (path, run) => exists(run.documents.read(path, true))),
};

function reading(
  name: string,
  read: (path: Path, run: Parameters<Builtin<null>["invoke"]>[2]) => Result,
): Builtin<null> {
  return builtin(1, (_, [path]: readonly Value[], run) =>
    path instanceof Path ? read(path, run) : wrongArgument(`${name}()`, "a path", path),
  );
}

/** Reading what does not exist is an error; `exists()` is there to ask first. */
function existing(result: Result, path: Path): Result {
  return result === null ? new Failure(`there is no document ${path.toString()}`) : result;
}

function exists(result: Result): Result {
  return result instanceof Failure ? result : result !== null;
}
