import type { ReactElement } from "react";

export interface IconProps {
  /** Edge in pixels: 16 beside text, 20 alone, 24 where it is the picture. */
  readonly size?: number;
  readonly className?: string;
  /** Only for an icon that says something no text beside it says. */
  readonly label?: string;
}

export type Icon = (props: IconProps) => ReactElement;

/** An icon from one path on the 24-unit grid, in the colour of the text around it. */
export function drawIcon(path: string): Icon {
  return function DrawnIcon({ size = 20, className, label }) {
    return (
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        className={className === undefined ? "icon" : `icon ${className}`}
        strokeWidth={size < 20 ? 2 : 1.75}
        {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
      >
        <path d={path} />
      </svg>
    );
  };
}
