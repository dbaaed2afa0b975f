import { ApiError } from "./index/api-error.ts";
import type { RecordChange } from "./index/index-store.ts";
import { isFields, type Fields } from "./index/record-fields.ts";
import type { SearchCore } from "./index/search-core.ts";

/** The operations of a batch, in order, as what becomes of each record. */
export function changesOf(
  core: SearchCore,
  name: string,
  requests: unknown,
): { changes: readonly RecordChange[]; ids: readonly string[] } {
  if (!Array.isArray(requests)) throw new ApiError(400, "requests attribute is missing");
  const changed = new Map<string, Fields | null>();
  const ids: string[] = [];
  const current = (id: string): Fields | null =>
    changed.has(id) ? (changed.get(id) ?? null) : (core.find(name)?.find(id) ?? null);
  for (const request of requests) {
    if (!isFields(request) || typeof request["action"] !== "string")
      throw new ApiError(400, "action attribute is missing");
    const { action, body } = request;
    const fields = isFields(body) ? body : {};
    const id = idOf(action, fields, core);
    ids.push(id);
    switch (action) {
      case "addObject":
      case "updateObject":
        changed.set(id, { ...fields, objectID: id });
        break;
      case "partialUpdateObject":
      case "partialUpdateObjectNoCreate": {
        const before = current(id);
        if (before === null && action === "partialUpdateObjectNoCreate") break;
        changed.set(id, merged(before ?? { objectID: id }, fields));
        break;
      }
      case "deleteObject":
        changed.set(id, null);
        break;
      default:
        throw new ApiError(400, `invalid action: ${action}`);
    }
  }
  return { changes: [...changed].map(([id, fields]) => ({ id, fields })), ids };
}

function idOf(action: string, fields: Fields, core: SearchCore): string {
  const id = fields["objectID"];
  if (typeof id === "string" && id !== "") return id;
  if (typeof id === "number") return String(id);
  if (action === "addObject") return `local_${core.nextTask()}`;
  throw new ApiError(400, "objectID is missing");
}

/** The sent fields replace those that were there, unless they say how to count or list them. */
function merged(before: Fields, sent: Fields): Fields {
  const changed = Object.entries(sent).map(([name, value]) => [
    name,
    isOperation(value) ? operated(before[name], value) : value,
  ]);
  return { ...before, ...Object.fromEntries(changed) };
}

interface Operation extends Fields {
  readonly _operation: string;
  readonly value: unknown;
}

const isOperation = (value: unknown): value is Operation => isFields(value) && typeof value["_operation"] === "string";

function operated(before: unknown, { _operation, value }: Operation): unknown {
  const list: readonly unknown[] = Array.isArray(before) ? before : [];
  const number = typeof before === "number" ? before : 0;
  switch (_operation) {
    case "Increment":
      return number + Number(value);
    case "Decrement":
      return number - Number(value);
    case "Add":
      return [...list, value];
    case "AddUnique":
      return list.includes(value) ? list : [...list, value];
    case "Remove":
      return list.filter((one) => one !== value);
    // Only the update that knows the present number counts.
    case "IncrementFrom":
      return number === Number(value) ? number + 1 : before;
    case "IncrementSet":
      return Number(value) > number ? Number(value) : before;
    default:
      throw new ApiError(400, `Invalid operation: ${_operation}`);
  }
}
