import { drawIcon } from "../draw-icon.tsx";

export const PlusIcon = /* @__PURE__ */ drawIcon("M5 12h14M12 5v14");
