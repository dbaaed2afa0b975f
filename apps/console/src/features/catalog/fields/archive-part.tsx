import { Button } from "@lokalkorb/ui/button";
import { notify } from "@lokalkorb/ui/notify";
import type { ReactElement } from "react";
import { itemText as words } from "./item-text.ts";

/** It leaves every list: that is no matter of a pause in typing. */
export const heldStatus = ({ status }: { readonly status: string }): readonly string[] =>
  status === "archived" ? ["status"] : [];

/** Once it is saved: whether it is archived now, which is said. */
export function tellArchived({ status, name = "" }: { readonly status: string; readonly name?: string }): boolean {
  if (status === "archived") notify({ message: words.archived(name), tone: "ok", autoDismiss: true });
  return status === "archived";
}

export interface ArchiveButtonProps {
  readonly form: {
    readonly held: readonly string[];
    readonly saving: boolean;
    readonly submit: () => Promise<boolean>;
  };
}

/** Saves the state that waits for a press. */
export function ArchiveButton({ form }: ArchiveButtonProps): ReactElement | null {
  if (form.held.length === 0) return null;
  return (
    <Button size="small" disabled={form.saving} onClick={() => void form.submit()}>
      {words.archive}
    </Button>
  );
}
