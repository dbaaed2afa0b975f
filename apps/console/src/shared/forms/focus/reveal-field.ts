/** A tab that hides the field comes to the front before this returns. */
export function revealField(field: Element): void {
  field.dispatchEvent(new CustomEvent(revealEvent, { bubbles: true }));
}

export const revealEvent = "lokalkorb:reveal";
