/** The one label that both countries know; nothing else may stand on the button that binds (CHK-01). */
export const orderButton = "zahlungspflichtig bestellen";
