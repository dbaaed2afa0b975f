import type { ReactElement, ReactNode } from "react";

/** Words only screen readers get. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }): ReactElement {
  return <span className="sr-only">{children}</span>;
}
