import { Button } from "@lokalkorb/ui/button";
import { Notice } from "@lokalkorb/ui/notice";
import type { ReactElement } from "react";
import { draftText as words } from "./draft-text.ts";
import type { DraftForm } from "./use-draft-form.ts";

export interface DisputedFieldsProps<Values extends object> {
  readonly form: DraftForm<Values>;
  readonly nameOf: (group: string) => string;
  /** A group's value as people read it. */
  readonly valueOf: (values: Values, group: string) => string;
}

/** Fields with two values, one of which is chosen; and those that came from elsewhere. */
export function DisputedFields<Values extends object>({
  form,
  nameOf,
  valueOf,
}: DisputedFieldsProps<Values>): ReactElement {
  const { disputed, taken, values, stored } = form.draft;
  return (
    <>
      {disputed.map((name) => (
        <Notice
          key={name}
          tone="warning"
          announce
          title={words.disputed(nameOf(name))}
          action={
            <span className="flex flex-wrap gap-2">
              <Button size="small" look="outline" onClick={() => form.decide(name, "theirs")}>
                {words.takeTheirs}
              </Button>
              <Button size="small" onClick={() => form.decide(name, "mine")}>
                {words.keepMine}
              </Button>
            </span>
          }
        >
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
            <dt>{words.mine}</dt>
            <dd className="font-bold wrap-anywhere">{valueOf(values, name) || words.empty}</dd>
            <dt>{words.theirs}</dt>
            <dd className="font-bold wrap-anywhere">{valueOf(stored, name) || words.empty}</dd>
          </dl>
        </Notice>
      ))}
      {taken.length > 0 && (
        <Notice
          announce
          action={
            <Button size="small" look="outline" className="w-fit" onClick={form.forgetTaken}>
              {words.fine}
            </Button>
          }
        >
          {words.taken(taken.map(nameOf))}
        </Notice>
      )}
    </>
  );
}
