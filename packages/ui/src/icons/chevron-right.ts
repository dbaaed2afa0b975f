// Written by scripts/generate-icons.mjs from the Lucide drawings (ISC, see LICENSES.md). Do not edit by hand.
import { drawIcon } from "../draw-icon.tsx";

export const ChevronRightIcon = /* @__PURE__ */ drawIcon("M9 18l6-6-6-6");
