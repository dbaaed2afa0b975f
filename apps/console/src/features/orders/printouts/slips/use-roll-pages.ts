import { useEffect, type RefObject } from "react";

const pxPerMm = 96 / 25.4;

/** One page of the roll per slip, as long as the slip is: a roll of paper has no end where a page could break. */
export const rollPages = (heights: readonly number[]): string =>
  heights
    .map((height, index) => {
      const page = `roll-${index + 1}`;
      return (
        `@page ${page} { size: 80mm ${Math.ceil(height / pxPerMm) + 1}mm; margin: 0; }\n` +
        `[data-roll-page="${index + 1}"] { page: ${page}; }`
      );
    })
    .join("\n");

/** Measures the slips below an element as they are drawn, also when one grows. */
export function useRollPages(stage: RefObject<HTMLElement | null>, key: string): void {
  useEffect(() => {
    const slips = [...(stage.current?.querySelectorAll<HTMLElement>("[data-roll-page]") ?? [])];
    if (slips.length === 0) return undefined;
    const sheet = new CSSStyleSheet();
    const measure = (): void => sheet.replaceSync(rollPages(slips.map((slip) => slip.offsetHeight)));
    const observer = new ResizeObserver(measure);
    for (const slip of slips) observer.observe(slip);
    measure();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      observer.disconnect();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react/exhaustive-deps -- other orders are other slips
  }, [stage, key]);
}
