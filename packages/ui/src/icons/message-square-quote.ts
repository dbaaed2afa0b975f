import { drawIcon } from "../draw-icon.tsx";

export const MessageSquareQuoteIcon = /* @__PURE__ */ drawIcon(
  "M14 14a2 2 0 0 0 2-2V8h-2M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2zM8 14a2 2 0 0 0 2-2V8H8",
);
