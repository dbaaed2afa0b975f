// Written by scripts/generate-icons.mjs from the Lucide drawings (ISC, see LICENSES.md). Do not edit by hand.
import { drawIcon } from "../draw-icon.tsx";

export const SpinnerIcon = /* @__PURE__ */ drawIcon("M21 12a9 9 0 1 1-6.219-8.56");
