/** With the value that React saw last; it takes an event for news only where the field has another one. */
interface Field extends HTMLInputElement {
  readonly _valueTracker?: { setValue(value?: string): void };
}

/** Of a group of choices only the one that is taken has something to say. */
const fields = "input:not([type=radio]:not(:checked))";

/**
 * Tells React of what was typed into a line, chosen or filled in by the browser before the page was alive: it leaves that
 * in its field, does not hear of it, and puts its own value back with the next rendering. After a reload or a way back the
 * browser fills in what it remembers; that the page itself knows better.
 */
export function hearEarlyText(): void {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (visit?.type !== "navigate") return;
  for (const field of document.querySelectorAll<Field>(fields)) {
    const { value, checked } = field;
    if (value !== field.defaultValue || checked !== field.defaultChecked)
      // Behind the rendering that knows what the tab remembers.
      setTimeout(() => {
        field.value = value;
        field.checked = checked;
        field._valueTracker?.setValue();
        // A text listens to the one, a tick to the other.
        for (const name of ["input", "click"]) field.dispatchEvent(new Event(name, { bubbles: true }));
      });
  }
}
