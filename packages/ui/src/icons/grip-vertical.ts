// Written by scripts/generate-icons.mjs from the Lucide drawings (ISC, see LICENSES.md). Do not edit by hand.
import { drawIcon } from "../draw-icon.tsx";

export const GripVerticalIcon = /* @__PURE__ */ drawIcon(
  "M8 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M8 5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M8 19a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M14 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M14 5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M14 19a1 1 0 1 0 2 0a1 1 0 1 0 -2 0",
);
