// Written by scripts/generate-icons.mjs from the Lucide drawings (ISC, see LICENSES.md). Do not edit by hand.
import { drawIcon } from "../draw-icon.tsx";

export const ChevronLeftIcon = /* @__PURE__ */ drawIcon("M15 18l-6-6 6-6");
