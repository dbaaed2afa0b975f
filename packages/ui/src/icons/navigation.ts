// Written by scripts/generate-icons.mjs from the Lucide drawings (ISC, see LICENSES.md). Do not edit by hand.
import { drawIcon } from "../draw-icon.tsx";

export const NavigationIcon = /* @__PURE__ */ drawIcon("M3 11 22 2 13 21 11 13 3 11z");
