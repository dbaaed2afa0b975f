import { classNames } from "@lokalkorb/ui/class-names";
import { AlertIcon } from "@lokalkorb/ui/icons";
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactElement, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { wrongFields } from "../focus/focus-wrong-field.ts";
import type { FieldErrors } from "../state/field-problem.ts";
import { formText } from "../state/form-text.ts";
import { nextTab } from "./next-tab.ts";
import { revealEvent } from "../focus/reveal-field.ts";

export interface FormTab {
  readonly name: string;
  readonly content: ReactNode;
}

export interface FormTabsProps {
  /** Of the whole row, for screen readers. */
  readonly label: string;
  readonly tabs: readonly FormTab[];
  /** As they are drawn at the fields. */
  readonly errors: FieldErrors;
}

/** A long form in parts, all of which stay on the page; the part of a field that is asked for comes to the front. */
export function FormTabs({ label, tabs, errors }: FormTabsProps): ReactElement {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const [wrong, setWrong] = useState<readonly boolean[]>([]);
  useEffect(() => {
    const panels = ref.current?.querySelectorAll(":scope > [role=tabpanel]") ?? [];
    setWrong([...panels].map((panel) => panel.querySelector(wrongFields) !== null));
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react/exhaustive-deps -- fields are drawn anew with each error
  }, [errors]);
  useEffect(() => {
    const box = ref.current;
    const reveal = ({ target }: Event): void => {
      const panels = [...(box?.querySelectorAll(":scope > [role=tabpanel]") ?? [])];
      const index = panels.findIndex((panel) => target instanceof Node && panel.contains(target));
      if (index !== -1) flushSync(() => setActive(index));
    };
    box?.addEventListener(revealEvent, reveal);
    return () => box?.removeEventListener(revealEvent, reveal);
  }, []);
  const go = (event: KeyboardEvent<HTMLElement>, index: number): void => {
    const next = event.key === "Enter" || event.key === " " ? index : nextTab(event.key, index, tabs.length);
    if (next === null) return;
    event.preventDefault();
    setActive(next);
    ref.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  };
  return (
    <div ref={ref} className="grid min-w-0 gap-4">
      <div
        role="tablist"
        aria-label={label}
        className="-mx-4 flex overflow-x-auto border-b border-line px-4 [scrollbar-width:none] md:mx-0 md:px-0"
      >
        {tabs.map(({ name }, index) => (
          // No button: those of a form that may only be looked at are disabled.
          <div
            key={name}
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={index === active}
            tabIndex={index === active ? 0 : -1}
            onClick={() => setActive(index)}
            onKeyDown={(event) => go(event, index)}
            className={classNames(
              "-mb-px flex min-h-11 flex-none cursor-pointer items-center gap-1.5 border-b-2 px-3 text-meta whitespace-nowrap",
              index === active ? "border-theme-ink font-bold text-ink" : "border-transparent text-ink-2 hover:text-ink",
            )}
          >
            {name}
            {wrong[index] === true && (
              <span className="inline-flex text-danger-ink">
                <AlertIcon size={16} />
                <span className="sr-only">{formText.hasError}</span>
              </span>
            )}
          </div>
        ))}
      </div>
      {tabs.map(({ name, content }, index) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== active}
          className="grid min-w-0 gap-4"
        >
          {content}
        </div>
      ))}
    </div>
  );
}
