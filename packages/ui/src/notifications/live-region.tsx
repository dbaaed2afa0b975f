import type { ReactElement, ReactNode } from "react";

export interface LiveRegionProps {
  /** The sentence to say; an empty region says nothing. It must be in the page before it changes. */
  readonly children?: ReactNode;
  /** `assertive` interrupts: only for what cannot wait. */
  readonly urgency?: "polite" | "assertive";
}

/** Says changes that are only visible otherwise, such as a new total. */
export function LiveRegion({ children, urgency = "polite" }: LiveRegionProps): ReactElement {
  return (
    <div className="sr-only" role={urgency === "polite" ? "status" : "alert"} aria-live={urgency} aria-atomic="true">
      {children}
    </div>
  );
}
