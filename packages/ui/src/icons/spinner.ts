import { drawIcon } from "../draw-icon.tsx";

export const SpinnerIcon = /* @__PURE__ */ drawIcon("M21 12a9 9 0 1 1-6.219-8.56");
