import { notify } from "../notifications/notify.ts";
import { PartMissing } from "./late-part.ts";
import { lateReason, lateText } from "./late-text.ts";

/** For what opens beside the page: says why nothing opened, and how it will. */
export function tellMissing(error: unknown, again: () => void): void {
  const why = error instanceof PartMissing ? error.why : "offline";
  notify({
    tone: "warning",
    message: lateText.title,
    detail: lateReason[why],
    action:
      why === "replaced"
        ? { label: lateText.reload, onPress: () => window.location.reload() }
        : { label: lateText.retry, onPress: again },
  });
}
