import type { MouseEvent, ReactElement, ReactNode } from "react";
import { FormColumns } from "../ui/form-columns.tsx";
import { LeaveDialog } from "../ui/form-dialogs.tsx";
import { DisputedFields, type DisputedFieldsProps } from "./disputed-fields.tsx";
import { DraftStatus, type DraftStatusProps } from "./draft-status.tsx";

export interface DraftEditorProps<Values extends object> extends DisputedFieldsProps<Values>, DraftStatusProps<Values> {
  /** The edited value, for screen readers. */
  readonly label: string;
  readonly readOnly: boolean;
  readonly aside?: ReactNode;
  /** At the foot of the page: what is pressed in it comes after what is typed. */
  readonly foot: ReactNode;
  readonly children: ReactNode;
}

/** One form of a page that saves by itself. */
export function DraftEditor<Values extends object>({
  label,
  readOnly,
  aside,
  foot,
  children,
  ...parts
}: DraftEditorProps<Values>): ReactElement {
  const { form } = parts;
  const saveFirst = (event: MouseEvent): void => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>("button") : null;
    if (pressed === null || !form.isDirty) return;
    event.preventDefault();
    event.stopPropagation();
    void form.submit().then((isSaved) => isSaved && pressed.click());
  };
  return (
    <>
      <FormColumns
        form={form}
        label={label}
        readOnly={readOnly}
        head={
          <div className="sticky top-[calc(var(--above)+64px)] z-4 grid max-h-[60dvh] gap-2 overflow-y-auto bg-paper pb-1">
            <DraftStatus {...parts} />
            <DisputedFields {...parts} />
          </div>
        }
        aside={aside}
      >
        {children}
      </FormColumns>
      <div className="contents" onClickCapture={saveFirst}>
        {foot}
      </div>
      <LeaveDialog form={form} save={form.flush} />
    </>
  );
}
