import type { ReactElement } from "react";
import { tileOf, tileSize, type Look } from "../scene/looks.ts";

/** The colour and pattern of an area beside its name, with the pixels that the map paints. */
export function Swatch({ look }: { readonly look: Look }): ReactElement {
  const draw = (canvas: HTMLCanvasElement | null): void =>
    canvas?.getContext("2d")?.putImageData(new ImageData(tileOf(look), tileSize, tileSize), 0, 0);
  return (
    <canvas
      ref={draw}
      width={tileSize}
      height={tileSize}
      aria-hidden="true"
      style={{
        width: 28,
        height: 28,
        flex: "none",
        border: `2px solid ${look.ink}`,
        borderRadius: 6,
        imageRendering: "pixelated",
      }}
    />
  );
}
