import { itemText } from "./item-text.ts";

type Words = Readonly<Record<string, unknown>>;

export interface GroupWords<Values extends object> {
  readonly nameOf: (group: string) => string;
  /** As people read it, to choose between two of them. */
  readonly valueOf: (values: Values, group: string) => string;
}

/** Names and values of the fields of a form: by its own words where they are, else by those of the page. */
export function groupWords<Values extends object>(
  words: Words,
  {
    own = {},
    choices = {},
  }: {
    readonly own?: Readonly<Record<string, string>>;
    readonly choices?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  },
): GroupWords<Values> {
  return {
    nameOf: (group) => {
      const label = own[group] ?? words[group] ?? (itemText as Words)[group];
      return typeof label === "string" ? label : group;
    },
    valueOf: (values, group) => {
      const value = (values as Words)[group];
      if (typeof value === "string") return choices[group]?.[value] ?? value;
      if (typeof value === "boolean") return value ? itemText.yes : itemText.no;
      return Array.isArray(value) ? itemText.entries(value.length) : "";
    },
  };
}
