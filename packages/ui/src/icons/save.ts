// Written by scripts/generate-icons.mjs from the Lucide drawings (ISC, see LICENSES.md). Do not edit by hand.
import { drawIcon } from "../draw-icon.tsx";

export const SaveIcon = /* @__PURE__ */ drawIcon(
  "M15.2 3a2 2 0 0 1 1.4.6l3.8 3.8a2 2 0 0 1 .6 1.4V19a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM17 21v-7a1 1 0 0 0-1-1H8a1 1 0 0 0-1 1v7M7 3v4a1 1 0 0 0 1 1h7",
);
