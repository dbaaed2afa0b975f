import { compare, type Comparison } from "../values/comparison.ts";
import { equals } from "../values/equality.ts";
import { Failure } from "../values/failure.ts";
import { contains } from "../values/membership.ts";
import type { Constraint } from "./query-branches.ts";
import { QueriedValue, RulesList, RulesMap, RulesSet, typeOf, type Result, type Value } from "../values/values.ts";

/**
 * A field of "every document the query may return" - rules are not filters, so only what the query's constraints prove
 * is true or false. The empty path is the document's data itself.
 */
export class QueriedField extends QueriedValue {
  readonly #constraints: readonly Constraint[];
  readonly #path: readonly string[];
  readonly #name: string;

  constructor(constraints: readonly Constraint[], path: readonly string[], name: string) {
    super();
    this.#constraints = constraints;
    this.#path = path;
    this.#name = name;
  }

  override open(): Failure {
    return new Failure(`the query does not say enough about ${this.#name}`);
  }

  override member(name: string): Result {
    const known = this.#equal();
    if (known !== undefined) {
      const value = known instanceof RulesMap ? known.get(name) : undefined;
      return value === undefined
        ? new Failure(`there is no property '${name}'`)
        : knownValue(value, `${this.#name}.${name}`);
    }
    const field = new QueriedField(this.#constraints, [...this.#path, name], `${this.#name}.${name}`);
    // Unless a filter is about it, the field may not even be there, and then every use of it is an error.
    if (!this.#constrains(field.#path)) return field.open();
    const value = field.#equal();
    return value === undefined ? field : knownValue(value, field.#name);
  }

  override equalTo(other: Value): boolean | Failure {
    if (other instanceof QueriedValue) return this.open();
    if (other !== null && this.#isMap() && !(other instanceof RulesMap)) return false;
    if (other === null && (this.#isMap() || this.#own().some(({ operator }) => operator === "contains"))) return false;
    for (const { operator, value } of this.#own()) {
      if (operator === "==") return equals(value, other);
      if (operator === "!=") {
        if (equals(value, other) === true) return false;
      } else if (operator !== "contains") {
        // A range finds values of its bound's type only, and none beyond the bound.
        const inside = compare(operator, other, value);
        if (inside === false || (inside instanceof Failure && other === null)) return false;
      }
    }
    return this.open();
  }

  /** A number is taken as the query wrote it, as Google's emulator does; of the other type it stays open. */
  override identicalTo(other: Value): boolean | Failure {
    const same = this.equalTo(other);
    return same === true && typeof this.#equal() !== typeof other ? this.open() : same;
  }

  override compare(operator: Comparison, other: Value): boolean | Failure {
    if (other instanceof QueriedValue) return this.open();
    for (const constraint of this.#own()) {
      const proven = prove(constraint, operator, other);
      if (proven !== null) return proven;
    }
    return this.open();
  }

  override includes(item: Value): boolean | Failure {
    if (item instanceof QueriedValue) return item.open();
    const known = this.#equal();
    if (known !== undefined) return contains(known, item);
    for (const { operator, value } of this.#own())
      if (operator === "contains" && equals(value, item) === true) return true;
    return typeof item === "string" && this.#constrains([...this.#path, item]) ? true : this.open();
  }

  override is(type: string): boolean | Failure {
    if (this.#isMap()) return type === "map";
    for (const { operator, value } of this.#own()) {
      if (operator === "contains") return type === "list";
      if (operator === "!=" || value instanceof QueriedValue) continue;
      const actual = typeOf(value);
      if (actual !== "int" && actual !== "float") return actual === type;
      // Firestore finds 5 and 5.0 alike: a number it is, but which of the two stays open.
      return type === "number" ? true : type === "int" || type === "float" ? this.open() : false;
    }
    return this.open();
  }

  override invoke(method: string, args: readonly Value[]): Result {
    const [first] = args;
    if (method === "keys" && args.length === 0 && this.#isMap()) return new QueriedKeys(this);
    if (method === "get" && args.length === 2) return this.#getOr(first, args[1] ?? null);
    const wanted =
      first instanceof RulesList ? first.toArray() : first instanceof RulesSet ? [...first.members.values()] : null;
    if (wanted !== null && args.length === 1) {
      // Only a list proven to hold an item; a map with such a key has no hasAny().
      const holds = (item: Value): boolean =>
        this.#own().some(({ operator, value }) => operator === "contains" && equals(value, item) === true);
      if (method === "hasAny" && wanted.some(holds)) return true;
      if (method === "hasAll" && wanted.length > 0 && wanted.every(holds)) return true;
    }
    return this.open();
  }

  /** As `get()` of a map: the value at a key or at a list of nested keys, the fallback where one is missing. */
  #getOr(key: Value | undefined, fallback: Value): Result {
    const keys = key instanceof RulesList ? key.toArray() : [key];
    const known = this.#equal();
    // Of anything but a map it is an error, and so is a key that is no text.
    if (keys.length === 0 || !(known === undefined ? this.#isMap() : known instanceof RulesMap)) return this.open();
    return keys.every((step) => typeof step === "string") ? this.#inside(keys, fallback) : this.open();
  }

  #inside([step = "", ...rest]: readonly string[], fallback: Value): Result {
    const known = this.#equal();
    if (known !== undefined && !(known instanceof RulesMap && known.has(step))) return fallback;
    // Documents with the field and documents without are found: it is the value or the fallback, and never an error.
    if (known === undefined && !this.#constrains([...this.#path, step])) return unknownValue(`${this.#name}.get()`);
    const value = this.member(step);
    if (rest.length === 0) return value;
    return value instanceof QueriedField ? value.#inside(rest, fallback) : fallback;
  }

  #own(): readonly Constraint[] {
    return this.#constraints.filter(
      ({ field }) => field.length === this.#path.length && this.#leadsTo(field, this.#path),
    );
  }

  #equal(): Value | undefined {
    return this.#own().find(({ operator }) => operator === "==")?.value;
  }

  /** The data itself is a map, and so is whatever has a constrained field inside. */
  #isMap(): boolean {
    if (this.#constraints.some(({ field }) => field.length > this.#path.length && this.#leadsTo(field, this.#path)))
      return true;
    return this.#path.length === 0 && this.#name === DATA;
  }

  #constrains(path: readonly string[]): boolean {
    return this.#constraints.some(({ field }) => field.length >= path.length && this.#leadsTo(field, path));
  }

  #leadsTo(field: readonly string[], path: readonly string[]): boolean {
    return path.every((segment, index) => field[index] === segment);
  }
}

/** The keys of a map of which only the constrained ones are known to be there. */
class QueriedKeys extends QueriedValue {
  readonly #map: QueriedField;

  constructor(map: QueriedField) {
    super();
    this.#map = map;
  }

  override open(): Failure {
    return this.#map.open();
  }

  override member(): Failure {
    return this.open();
  }

  override equalTo(): Failure {
    return this.open();
  }

  override identicalTo(): Failure {
    return this.open();
  }

  override compare(): Failure {
    return this.open();
  }

  override includes(item: Value): boolean | Failure {
    return this.#map.includes(item);
  }

  override is(type: string): boolean {
    return type === "list";
  }

  override invoke(method: string, [wanted]: readonly Value[]): Result {
    if (method === "toSet") return this;
    const items =
      wanted instanceof RulesList ? wanted.toArray() : wanted instanceof RulesSet ? [...wanted.members.values()] : [];
    const holds = (item: Value): boolean => this.includes(item) === true;
    if (method === "hasAll" && items.length > 0 && items.every(holds)) return true;
    if (method === "hasAny" && items.some(holds)) return true;
    return this.open();
  }
}

const DATA = "resource.data";

/** `resource.data` of a list request. */
export function queriedData(constraints: readonly Constraint[]): QueriedField {
  return new QueriedField(constraints, [], DATA);
}

/** Something a list leaves wholly open, such as the document id. */
export function unknownValue(name: string): QueriedField {
  return new QueriedField([], [], name);
}

/** Numbers stay behind their constraint because 5 and 5.0 are one value to a query and two to the rules. */
function knownValue(value: Value, name: string): Value {
  const plain =
    typeof value !== "bigint" &&
    typeof value !== "number" &&
    !(value instanceof RulesMap) &&
    !(value instanceof RulesList);
  return plain ? value : new QueriedField([{ field: [], operator: "==", value }], [], name);
}

/** Whether `field wanted other` follows from, or contradicts, one constraint on the field; null when neither. */
function prove({ operator, value }: Constraint, wanted: Comparison, other: Value): boolean | null {
  if (operator === "==") return settled(compare(wanted, value, other));
  if (operator === "!=" || operator === "contains") return null;
  const upper = operator === "<" || operator === "<=";
  const wantsUpper = wanted === "<" || wanted === "<=";
  const strict = operator === "<" || operator === ">";
  const wantsStrict = wanted === "<" || wanted === ">";
  if (upper === wantsUpper) {
    // field <= v proves field <= o for v <= o, and field < o for v < o only.
    const needed = wantsStrict && !strict ? (upper ? "<" : ">") : upper ? "<=" : ">=";
    return compare(needed, value, other) === true ? true : null;
  }
  // field >= v contradicts field < o for v >= o, and field <= o for v > o only.
  const needed = !wantsStrict && !strict ? (upper ? "<" : ">") : upper ? "<=" : ">=";
  return compare(needed, value, other) === true ? false : null;
}

function settled(result: boolean | Failure): boolean | null {
  return result instanceof Failure ? null : result;
}
