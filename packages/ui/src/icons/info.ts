import { drawIcon } from "../draw-icon.tsx";

export const InfoIcon = /* @__PURE__ */ drawIcon("M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M12 16v-4M12 8h.01");
