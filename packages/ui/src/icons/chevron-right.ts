import { drawIcon } from "../draw-icon.tsx";

export const ChevronRightIcon = /* @__PURE__ */ drawIcon("M9 18l6-6-6-6");
