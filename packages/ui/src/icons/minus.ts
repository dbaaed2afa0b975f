import { drawIcon } from "../draw-icon.tsx";

export const MinusIcon = /* @__PURE__ */ drawIcon("M5 12h14");
