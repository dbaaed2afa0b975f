import { encodeQR } from "qr";
import type { ReactElement } from "react";

/** Black on white in every appearance: cameras do not read it the other way round. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }): ReactElement {
  const rows = encodeQR(text, "raw", { border: 2 });
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className="size-full rounded-lg"
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path fill="#000" d={dark.join("")} />
    </svg>
  );
}
