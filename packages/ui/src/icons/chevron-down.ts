import { drawIcon } from "../draw-icon.tsx";

export const ChevronDownIcon = /* @__PURE__ */ drawIcon("M6 9l6 6 6-6");
