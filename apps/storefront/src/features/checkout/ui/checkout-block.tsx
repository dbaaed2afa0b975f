import { CheckIcon } from "@lokalkorb/ui/icons";
import type { ReactElement, ReactNode } from "react";
import { checkoutText } from "../state/checkout-text.ts";
import type { CheckoutProps } from "../calls/use-checkout.ts";

export type BlockState = "open" | "done" | "wrong";

/** Of the blocks that are filled in. */
export interface BlockProps extends CheckoutProps {
  readonly state: BlockState;
}

export interface CheckoutBlockProps {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly state: BlockState;
  readonly aside?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

const looks: Readonly<Record<BlockState, string>> = {
  open: "bg-tint-2 text-theme-ink",
  done: "bg-theme-ink text-surface",
  wrong: "bg-danger text-surface",
};

/** One of the four blocks: its number becomes a tick when complete and red when something is wrong. */
export function CheckoutBlock({
  id,
  number,
  title,
  state,
  aside,
  className = "",
  children,
}: CheckoutBlockProps): ReactElement {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-titel`}
      className={`grid min-w-0 scroll-mt-16 content-start gap-4 rounded-xl bg-surface px-4 py-5 shadow-[0_0_0_1px_var(--line)] md:p-7 ${className}`}
    >
      <header className="flex items-center gap-3">
        <span className={`grid size-7 flex-none place-items-center rounded-full text-sm font-bold ${looks[state]}`}>
          {state === "done" ? <CheckIcon size={16} label={checkoutText.done} /> : number}
        </span>
        <h2 id={`${id}-titel`} className="flex-1 text-h3">
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
