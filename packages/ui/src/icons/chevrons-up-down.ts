// Written by scripts/generate-icons.mjs from the Lucide drawings (ISC, see LICENSES.md). Do not edit by hand.
import { drawIcon } from "../draw-icon.tsx";

export const ChevronsUpDownIcon = /* @__PURE__ */ drawIcon("M7 15l5 5 5-5M7 9l5-5 5 5");
