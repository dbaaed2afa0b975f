// Written by scripts/generate-icons.mjs from the Lucide drawings (ISC, see LICENSES.md). Do not edit by hand.
import { drawIcon } from "../draw-icon.tsx";

export const PlusIcon = /* @__PURE__ */ drawIcon("M5 12h14M12 5v14");
