/** One password for every sign-in of the demo; it is shown on the sign-in screens. */
export const demoPassword = "lokalkorb-demo";
