import type { CSSProperties, ElementType, ReactElement, ReactNode } from "react";

export interface ThemeScopeProps {
  /** From `themeVariables` of the theme package. Computed once with the page, not in the browser. */
  readonly variables: Readonly<Record<string, string>>;
  /** Names the theme in the markup. */
  readonly name?: string;
  readonly as?: ElementType;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Everything inside shows in a shop's colours; scopes of several shops can stand side by side. */
export function ThemeScope({
  variables,
  name = "",
  as: Element = "div",
  className,
  children,
}: ThemeScopeProps): ReactElement {
  return (
    <Element data-theme={name} className={className} style={variables as CSSProperties}>
      {children}
    </Element>
  );
}
