import { drawIcon } from "../draw-icon.tsx";

export const ArrowLeftIcon = /* @__PURE__ */ drawIcon("M12 19l-7-7 7-7M19 12H5");
