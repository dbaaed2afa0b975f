import { Button } from "@lokalkorb/ui/button";
import { PlusIcon } from "@lokalkorb/ui/icons";
import type { ReactElement } from "react";

/** Adds a row to a list of the form. */
export function AddButton({ label, onClick }: { readonly label: string; readonly onClick: () => void }): ReactElement {
  return (
    <Button look="outline" size="small" className="justify-self-start" icon={<PlusIcon size={16} />} onClick={onClick}>
      {label}
    </Button>
  );
}
