/** Fetched by the commands that need it alone, in the version they were tried with. */
export const firebaseTools = "firebase-tools@15.34.2";
