import { problemWords, type FieldErrors } from "./field-problem.ts";

type KeyOf<Values, Value> = {
  readonly [Key in keyof Values]-?: Values[Key] extends Value ? Key : never;
}[keyof Values] &
  string;
type RowOf<Value> = Value extends readonly (infer Row extends object)[] ? Row : never;
interface TypedEvent {
  readonly target: { readonly value: string };
}

interface TextProps {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: TypedEvent) => void;
}

interface AmountProps extends TextProps {
  readonly inputMode: "decimal" | "numeric";
  readonly after?: string;
}

export interface Rows<Row extends object> {
  readonly each: readonly RowFields<Row>[];
  readonly add: (row: Row) => void;
  /** The error of the list as a whole. */
  readonly error: string | undefined;
}

export interface RowFields<Row extends object> extends FormFields<Row> {
  readonly remove: () => void;
  readonly replace: (row: Row) => void;
  /** Up is -1; where there is nowhere to go nothing happens. */
  readonly move: (by: -1 | 1) => void;
}

/** The values of a form as its fields see them: value, change and error by name, also inside of rows. */
export interface FormFields<Values extends object> {
  readonly value: Values;
  readonly set: (part: Partial<Values>) => void;
  readonly error: (name: keyof Values & string) => string | undefined;
  /** How the field is called on the page, rows included. */
  readonly nameOf: (name: keyof Values & string) => string;
  readonly text: (name: KeyOf<Values, string>) => TextProps;
  /** Text that is an amount of euros, of percent or of whole things. */
  readonly cents: (name: KeyOf<Values, string>) => AmountProps;
  readonly percent: (name: KeyOf<Values, string>) => AmountProps;
  readonly count: (name: KeyOf<Values, string>) => AmountProps;
  /** One or several of what is offered. */
  readonly choice: <Key extends keyof Values & string>(
    name: Key,
  ) => {
    readonly name: string;
    readonly value: Values[Key];
    readonly error: string | undefined;
    readonly onChange: (value: Values[Key]) => void;
  };
  readonly flag: (name: KeyOf<Values, boolean>) => {
    readonly name: string;
    readonly checked: boolean;
    readonly onChange: (event: { readonly target: { readonly checked: boolean } }) => void;
  };
  readonly rows: <Key extends KeyOf<Values, readonly object[]>>(name: Key) => Rows<RowOf<Values[Key]>>;
}

export function formFields<Values extends object>(
  value: Values,
  change: (next: Values) => void,
  errors: FieldErrors,
  prefix = "",
): FormFields<Values> {
  const set = (part: Partial<Values>): void => change({ ...value, ...part });
  const put = (name: string, next: unknown): void => change({ ...value, [name]: next });
  const at = (name: string): string => `${prefix}${name}`;
  const choice: FormFields<Values>["choice"] = (name) => ({
    name: at(name),
    value: value[name],
    error: problemWords(errors, at(name)),
    onChange: (next) => put(name, next),
  });
  const text: FormFields<Values>["text"] = (name) => ({
    ...choice(name),
    value: value[name] as string,
    onChange: (event) => put(name, event.target.value),
  });
  return {
    value,
    set,
    nameOf: at,
    error: (name) => problemWords(errors, at(name)),
    choice,
    text,
    cents: (name) => ({ ...text(name), inputMode: "decimal", after: "€" }),
    percent: (name) => ({ ...text(name), inputMode: "decimal", after: "%" }),
    count: (name) => ({ ...text(name), inputMode: "numeric" }),
    flag: (name) => ({
      name: at(name),
      checked: value[name] as boolean,
      onChange: (event) => put(name, event.target.checked),
    }),
    rows: (name) => rowsOf(value[name] as never, (next) => put(name, next), errors, at(name)) as never,
  };
}

function rowsOf<Row extends object>(
  list: readonly Row[],
  change: (next: readonly Row[]) => void,
  errors: FieldErrors,
  name: string,
): Rows<Row> {
  return {
    error: problemWords(errors, name),
    add: (row) => change([...list, row]),
    each: list.map((row, index) => ({
      ...formFields(row, (next) => change(list.with(index, next)), errors, `${name}.${index}.`),
      remove: () => change(list.toSpliced(index, 1)),
      replace: (next) => change(list.with(index, next)),
      move: (by) => {
        const other = list[index + by];
        if (other !== undefined) change(list.with(index, other).with(index + by, row));
      },
    })),
  };
}
