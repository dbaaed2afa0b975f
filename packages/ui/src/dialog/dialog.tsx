import { useId, useLayoutEffect, useRef, type CSSProperties, type ReactElement, type ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { IconButton } from "../controls/icon-button.tsx";
import { XIcon } from "../icons/icons.ts";

export interface DialogProps {
  /** Off for one that stays on the page while it is closed. */
  readonly open?: boolean;
  /** Esc, the close button and a press beside the dialog all end here. */
  readonly onClose: () => void;
  readonly title: string;
  /** For sheets that begin with a picture: the title is only said, the close button floats, nothing is padded. */
  readonly flush?: boolean;
  /** Stays in sight below the scrolling content. */
  readonly footer?: ReactNode;
  /** Width in pixels from 768 px on; below, the dialog is a sheet from the lower edge. */
  readonly width?: number;
  /** Off where a stray press must not lose input. */
  readonly lightDismiss?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

function isAnyOpen(): boolean {
  return document.querySelector("dialog.dialog[open]") !== null;
}

/** The browser's own modal dialog: it holds the focus, gives it back and makes the rest inert. */
export function Dialog({
  open = true,
  onClose,
  title,
  flush = false,
  footer,
  width = 520,
  lightDismiss = true,
  className,
  children,
}: DialogProps): ReactElement {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // A layout effect, so that a dialog that leaves the page while open still closes and returns the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || dialog === null) return;
    const page = document.documentElement;
    if (!isAnyOpen()) page.style.setProperty("--scroll-bar", `${window.innerWidth - page.clientWidth}px`);
    if (!dialog.open) dialog.showModal();
    // Not `:has` in the stylesheet, for which the browser would look at every change of every page.
    page.toggleAttribute("data-dialog-open", true);
    return () => {
      dialog.close();
      page.toggleAttribute("data-dialog-open", isAnyOpen());
    };
  }, [open]);

  // The dialog has no padding, so a press that reaches itself was beside its content.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !lightDismiss || dialog === null) return;
    const pressBeside = (event: MouseEvent): void => {
      if (event.target === dialog) onClose();
    };
    dialog.addEventListener("click", pressBeside);
    return () => dialog.removeEventListener("click", pressBeside);
  }, [open, lightDismiss, onClose]);

  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={classNames("dialog", className)}
      style={{ "--dialog-width": `${width}px` } as CSSProperties}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      {open && (
        <>
          <header className={flush ? undefined : "flex items-center gap-3 py-3 ps-5 pe-3"}>
            <h2 id={titleId} className={flush ? "sr-only" : "min-w-0 flex-1 text-h2"}>
              {title}
            </h2>
            <IconButton
              label="Schließen"
              look={flush ? "floating" : "bare"}
              className={classNames(flush && "absolute! end-3 top-3 z-2")}
              onClick={onClose}
            >
              <XIcon />
            </IconButton>
          </header>
          <div className={classNames("min-h-0 flex-1 overflow-auto overscroll-contain", !flush && "px-5 pb-5")}>
            {children}
          </div>
          {footer && (
            <footer className="border-t border-line bg-surface px-4 pt-3 pb-[calc(1rem+env(safe-area-inset-bottom))]">
              {footer}
            </footer>
          )}
        </>
      )}
    </dialog>
  );
}
