import { Button } from "@lokalkorb/ui/button";
import { PlusIcon } from "@lokalkorb/ui/icons";
import type { ReactElement } from "react";

export interface AddButtonProps {
  readonly label: string;
  /** Of the list as a whole. */
  readonly error?: string | undefined;
  readonly onClick: () => void;
}

/** Adds a row to a list of the form, below what is wrong with the list. */
export function AddButton({ label, error, onClick }: AddButtonProps): ReactElement {
  return (
    <>
      {error !== undefined && (
        <p className="text-meta font-bold text-danger-ink" tabIndex={-1} data-invalid>
          {error}
        </p>
      )}
      <Button
        look="outline"
        size="small"
        className="justify-self-start"
        icon={<PlusIcon size={16} />}
        onClick={onClick}
      >
        {label}
      </Button>
    </>
  );
}
