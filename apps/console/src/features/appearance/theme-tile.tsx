import { themeVariables, type ThemeChoice } from "@lokalkorb/theme/css-variables";
import { Badge } from "@lokalkorb/ui/badge";
import { ThemeScope } from "@lokalkorb/ui/theme-scope";
import { memo, useMemo, type ReactElement } from "react";
import { titleOf, type ChoiceKey } from "./appearance-choice.ts";
import { appearanceText } from "./appearance-text.ts";
import { SampleProduct } from "./sample-product.tsx";

export interface ThemeTileProps {
  readonly themeKey: ChoiceKey;
  readonly theme: ThemeChoice;
  readonly checked: boolean;
  /** The present theme of the profile. */
  readonly current: boolean;
  readonly onChoose: (key: ChoiceKey) => void;
}

/** One look, worn by a product. Radio buttons underneath, so arrow keys go through them. */
export const ThemeTile = memo(function ThemeTile({
  themeKey,
  theme,
  checked,
  current,
  onChoose,
}: ThemeTileProps): ReactElement {
  const variables = useMemo(() => themeVariables(theme), [theme]);
  return (
    <ThemeScope
      as="label"
      variables={variables}
      name={themeKey}
      className="relative grid cursor-pointer content-start overflow-hidden rounded-xl border border-line-strong bg-paper has-checked:border-ink has-checked:shadow-[0_0_0_2px_var(--ink)] has-focus-visible:outline-3 has-focus-visible:outline-offset-4 has-focus-visible:outline-ink"
    >
      <input
        type="radio"
        name="theme"
        value={themeKey}
        checked={checked}
        onChange={() => onChoose(themeKey)}
        className="absolute inset-0 z-1 size-full cursor-pointer opacity-0"
      />
      <span className="on-theme flex min-h-12 flex-wrap items-center justify-between gap-x-2 gap-y-1 px-3 py-2">
        <span className="sun -end-3 -bottom-9 w-20" />
        <b className="relative text-name leading-tight">{titleOf(themeKey)}</b>
        {current && (
          <Badge size="tag" className="relative bg-surface!">
            {appearanceText.current}
          </Badge>
        )}
      </span>
      <span aria-hidden className="grid p-2 [--product-drawing:56px] [--product-ground:120px]">
        <SampleProduct small />
      </span>
    </ThemeScope>
  );
});
