import type { ComplaintKind } from "../ordering/talk/complaint.ts";

export const complaintLabels: Readonly<Record<ComplaintKind, string>> = {
  missing: "Es fehlt etwas",
  wrong: "Das Falsche ist dabei",
  damaged: "Etwas ist beschädigt",
  late: "Es kommt zu spät",
  other: "Etwas anderes",
};
