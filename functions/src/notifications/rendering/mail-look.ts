import { deriveColors, type ThemeChoice } from "@lokalkorb/theme/css-variables";
import { neutralColors, semanticColors } from "@lokalkorb/theme/semantic-colors";
import { fontFamily } from "@lokalkorb/theme/typography";

/** The shop's colours as a mail needs them: plain, because mail programs know no variables. */
export type MailLook = ReturnType<typeof lookOf>;

/** Colours that can be read are searched for, which takes longer than all the rest of a mail. */
const known = new Map<ThemeChoice, MailLook>();
const mostKept = 200;

export function mailLook(theme: ThemeChoice): MailLook {
  const look = known.get(theme) ?? lookOf(theme);
  if (known.size >= mostKept) known.clear();
  known.set(theme, look);
  return look;
}

function lookOf(theme: ThemeChoice) {
  const { gradientStops, on, primary, edge, ink, tint } = deriveColors(theme);
  return { band: gradientStops[0], onBand: on, button: primary, onButton: on, buttonEdge: edge, accent: ink, tint };
}

/** Equal in every shop. */
export const mailGround = {
  ...neutralColors,
  warningInk: semanticColors.warningInk,
  warningTint: "#fdeee8",
  font: `'${fontFamily}', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif`,
} as const;
