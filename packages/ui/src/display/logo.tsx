import type { ReactElement } from "react";

export interface LogoProps {
  readonly size?: number;
  /** Without the name, where space is short; the mark then carries it for screen readers. */
  readonly markOnly?: boolean;
}

/** A basket with a leaf cut out, in the colour of the text around it. */
export function Logo({ size = 28, markOnly = false }: LogoProps): ReactElement {
  return (
    <span className="inline-flex items-center gap-2 text-lg font-bold tracking-tight md:text-xl">
      <svg
        viewBox="0 0 28 28"
        width={size}
        height={size}
        className="flex-none"
        {...(markOnly ? { role: "img", "aria-label": "Lokalkorb" } : { "aria-hidden": true })}
      >
        <path
          d="M8.2 12V9.3a5.8 5.8 0 0 1 11.6 0V12"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
        <path
          fill="currentColor"
          fillRule="evenodd"
          d="M3.6 11.2h20.8c1 0 1.7.9 1.5 1.9l-2 9.3A4 4 0 0 1 20 25.600H8a4 4 0 0 1-3.9-3.200l-2-9.300c-.2-1 .5-1.9 1.5-1.900Zm10.4 10.900c3.2-.5 4.9-2.4 5-5.6-2.4 0-4.1.7-5 2.2-.9-1.5-2.6-2.2-5-2.2.1 3.2 1.8 5.1 5 5.600Z"
        />
      </svg>
      {!markOnly && <span>Lokalkorb</span>}
    </span>
  );
}
