/**
 * The method of a form that is sent by script alone. A page is seen before its script runs, and a browser would then send what
 * is typed, a password too, as part of an address; with this method, outside of a dialog, it sends nothing.
 */
export const sentByScriptAlone = "dialog";
