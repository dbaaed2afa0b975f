// Written by scripts/generate-icons.mjs from the Lucide drawings (ISC, see LICENSES.md). Do not edit by hand.
import { drawIcon } from "../draw-icon.tsx";

export const ArrowUpDownIcon = /* @__PURE__ */ drawIcon("M21 16l-4 4-4-4M17 20V4M3 8l4-4 4 4M7 4v16");
