import { correctTheme, correctionSentence, type CustomThemeInput } from "@lokalkorb/theme/custom-theme";
import type { GradientText } from "@lokalkorb/theme/theme";
import { LiveRegion } from "@lokalkorb/ui/live-region";
import { Notice } from "@lokalkorb/ui/notice";
import { Segmented } from "@lokalkorb/ui/segmented";
import { TextField } from "@lokalkorb/ui/text-field";
import type { ReactElement, Ref } from "react";
import { appearanceText as text } from "./appearance-text.ts";

export interface CustomColorsProps {
  readonly value: CustomThemeInput;
  readonly onChange: (value: CustomThemeInput) => void;
  readonly ref: Ref<HTMLElement>;
}

/** Two colours and the colour of the words on them. What cannot be read is put right at once, and said. */
export function CustomColors({ value, onChange, ref }: CustomColorsProps): ReactElement {
  const { theme, corrections } = correctTheme(value);
  const sentences = corrections.map(correctionSentence);
  return (
    <section
      ref={ref}
      aria-labelledby="own-colors"
      className="grid scroll-mb-52 gap-4 rounded-lg border border-line bg-surface p-4"
    >
      <h2 id="own-colors" className="text-h3">
        {text.customTitle}
      </h2>
      <ColorField
        label={text.primary}
        typed={value.primary}
        shown={theme.primary}
        onChange={(primary) => onChange({ ...value, primary })}
      />
      <ColorField
        label={text.secondary}
        typed={value.secondary}
        shown={theme.secondary}
        onChange={(secondary) => onChange({ ...value, secondary })}
      />
      <div className="grid gap-1">
        <span aria-hidden className="font-bold">
          {text.gradientText}
        </span>
        <Segmented<GradientText>
          legend={text.gradientText}
          name="gradient-text"
          value={value.gradientText}
          segments={[
            { value: "white", label: text.white },
            { value: "black", label: text.black },
          ]}
          onChange={(gradientText) => onChange({ ...value, gradientText })}
        />
      </div>
      {sentences.map((sentence) => (
        <Notice key={sentence}>{sentence}</Notice>
      ))}
      <LiveRegion>{sentences.join(" ")}</LiveRegion>
    </section>
  );
}

interface ColorFieldProps {
  readonly label: string;
  readonly typed: string;
  /** The next theme of the shop. */
  readonly shown: string;
  readonly onChange: (color: string) => void;
}

function ColorField({ label, typed, shown, onChange }: ColorFieldProps): ReactElement {
  return (
    <TextField
      label={label}
      hint={text.colorHint}
      value={typed}
      autoComplete="off"
      spellCheck={false}
      maxLength={20}
      onChange={(event) => onChange(event.target.value)}
      after={
        <input
          type="color"
          aria-label={text.pick(label)}
          value={shown}
          onChange={(event) => onChange(event.target.value)}
          className="size-11 cursor-pointer rounded-md"
        />
      }
    />
  );
}
