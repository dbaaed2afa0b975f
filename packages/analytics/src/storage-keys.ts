/** Where a visitor's decision is kept; a row of the table of necessary storage. */
export const consentKey = "lokalkorb:consent";
/** Whether the page runs in the companion app; a row of the table, too. */
export const channelKey = "lokalkorb:channel";
