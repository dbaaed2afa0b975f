import { serviceNames, type ServiceName } from "../service/service.ts";
import type { Fault, StepFault } from "./faults.ts";

/** Null when it is none. */
export function parseFault(sent: Readonly<Record<string, unknown>>): Fault | null {
  const times = sent["times"];
  if (times !== undefined && !(typeof times === "number" && times > 0)) return null;
  const often = times === undefined ? {} : { times };
  const service = sent["service"] === undefined ? undefined : parseServiceName(sent["service"]);
  if (service === null) return null;
  const where = service === undefined ? {} : { service };
  const which = typeof sent["function"] === "string" ? { function: sent["function"] } : {};
  const { kind, milliseconds } = sent;
  switch (kind) {
    case "latency":
      return isDuration(milliseconds) ? { kind, milliseconds, ...where, ...often } : null;
    case "unavailable":
      return { kind, ...where, ...often };
    case "aborted-commit":
      return { kind, ...often };
    case "duplicate-delivery":
      if (milliseconds !== undefined && !isDuration(milliseconds)) return null;
      return { kind, ...(milliseconds === undefined ? {} : { milliseconds }), ...which, ...often };
    case "reordered-delivery":
      return { kind, ...which, ...often };
    case "late-delivery":
      return isDuration(milliseconds) ? { kind, milliseconds, ...which, ...often } : null;
    case "kill-at-step":
    case "hold-at-step":
    case "throw-at-step":
      return parseStepFault(kind, sent, often);
    default:
      return null;
  }
}

function parseStepFault(
  kind: StepFault["kind"],
  { step, nth, stayDown }: Readonly<Record<string, unknown>>,
  often: { readonly times?: number },
): StepFault | null {
  if (typeof step !== "string" || step === "") return null;
  if (nth !== undefined && !(typeof nth === "number" && Number.isInteger(nth) && nth > 0)) return null;
  return { kind, step, ...(nth === undefined ? {} : { nth }), ...(stayDown === true ? { stayDown } : {}), ...often };
}

export const parseServiceName = (sent: unknown): ServiceName | null =>
  serviceNames.find((name) => name === sent) ?? null;

const isDuration = (sent: unknown): sent is number => typeof sent === "number" && sent >= 0;
