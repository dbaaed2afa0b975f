// Written by scripts/generate-icons.mjs from the Lucide drawings (ISC, see LICENSES.md). Do not edit by hand.
import { drawIcon } from "../draw-icon.tsx";

export const XIcon = /* @__PURE__ */ drawIcon("M18 6 6 18M6 6l12 12");
