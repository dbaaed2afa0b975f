/** After a reload no sheet is open any more; what is left is its entry of the history, and a press of back that does nothing. */
export const leaveSheetsScript = `{const{sheets}=history.state||{};if(sheets)history.go(-sheets)}`;

/**
 * Remembers presses on controls that are in sight before the page can answer them; early-clicks.ts replays them. Sent with
 * the configuration, because a request of its own would cost every first visit a round trip.
 *
 * A page may be painted before this runs. The last press until then left its button with the focus; a key would have
 * made that visible, and a button that is still held down is clicked later.
 */
export const earlyClicksScript =
  '{const button="button[data-press]",presses=window.lokalkorbPresses=[],target=document.activeElement;if(target?.matches(button+":not(:focus-visible,:active)"))presses.push(target);addEventListener("click",({target})=>{const pressed=window.lokalkorbPresses&&target instanceof Element&&target.closest(button);if(pressed&&presses.length<20)presses.push(pressed)},true)}';

/** Favourites come after the page, so what lies below them leaves room from the first paint on. */
export const favouritesRoomScript =
  'try{if(localStorage.getItem("lokalkorb:favourites"))document.documentElement.dataset.favourites=""}catch{}';
