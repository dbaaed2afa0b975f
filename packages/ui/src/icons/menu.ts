// Written by scripts/generate-icons.mjs from the Lucide drawings (ISC, see LICENSES.md). Do not edit by hand.
import { drawIcon } from "../draw-icon.tsx";

export const MenuIcon = /* @__PURE__ */ drawIcon("M4 5h16M4 12h16M4 19h16");
