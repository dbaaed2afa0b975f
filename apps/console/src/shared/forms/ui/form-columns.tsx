import { classNames } from "@lokalkorb/ui/class-names";
import { Notice } from "@lokalkorb/ui/notice";
import type { ComponentPropsWithRef, ReactElement, ReactNode, RefObject } from "react";
import { useWantedField } from "../focus/use-wanted-field.ts";
import { formText } from "../state/form-text.ts";

export interface FormColumnsProps {
  readonly form: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly element: ComponentPropsWithRef<"form">;
    readonly isDirty: boolean;
    readonly saving: boolean;
  };
  /** The edited value, for screen readers. */
  readonly label: string;
  readonly readOnly: boolean;
  readonly readOnlyHint?: string | undefined;
  /** Stays in sight above the fields. */
  readonly head?: ReactNode;
  /** Beside the form from 1180 px on, below it before. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** The fields of a page's form, and what stands beside them. */
export function FormColumns({
  form,
  label,
  readOnly,
  readOnlyHint = formText.readOnly,
  head,
  aside,
  children,
}: FormColumnsProps): ReactElement {
  useWantedField(form.ref);
  return (
    <div
      className={classNames(
        "mx-auto grid w-full max-w-[1280px] flex-1 content-start items-start gap-5 px-4 py-4 md:px-5",
        aside ? "min-[1180px]:grid-cols-[minmax(0,1fr)_340px]" : "grid-cols-[minmax(0,900px)]",
      )}
    >
      <form {...form.element} aria-label={label} data-dirty={form.isDirty} className="grid min-w-0 gap-4">
        {readOnly ? <Notice>{readOnlyHint}</Notice> : head}
        <fieldset
          disabled={readOnly}
          className={classNames(
            "grid min-w-0 gap-4",
            head !== undefined && "[&_:is(input,select,textarea,button)]:scroll-mt-16",
          )}
        >
          {children}
        </fieldset>
        {/* Enter in a field saves, wherever the button stands. */}
        <button type="submit" hidden disabled={form.saving} aria-label={formText.save} />
      </form>
      {aside && (
        <div className="min-w-0 max-[1179px]:has-data-preview:order-first min-[1180px]:sticky min-[1180px]:top-[calc(var(--above)+80px)]">
          {aside}
        </div>
      )}
    </div>
  );
}
