// Written by scripts/generate-icons.mjs from the Lucide drawings (ISC, see LICENSES.md). Do not edit by hand.
import { drawIcon } from "../draw-icon.tsx";

export const CheckIcon = /* @__PURE__ */ drawIcon("M20 6 9 17l-5-5");
