/** Asked for as soon as somebody looks at an order, so that it is here when they press. */
export const loadChangeDialog = () => import("./change-dialog.tsx");
