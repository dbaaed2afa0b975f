import { isRefusalOf, type InputOf, type OutputOf, type RefusalsOf } from "@lokalkorb/contracts/contract";
import { emulatorRegions, regions } from "@lokalkorb/contracts/regions";
import { declareWithdrawal as contract } from "@lokalkorb/contracts/withdrawals";
import * as z from "@lokalkorb/contracts/schema";
import { serverConfig } from "@/shared/environment/server-config";

type Declared =
  | { readonly ok: true; readonly value: OutputOf<typeof contract> }
  /** Null: there is no answer, or none that is understood. */
  | { readonly ok: false; readonly refusal: RefusalsOf<typeof contract>["type"] | null };

const longest = 15_000;

/** The same function that the page's script calls, by the protocol of callables. */
export async function declarePlainly(data: InputOf<typeof contract>): Promise<Declared> {
  try {
    const response = await fetch(addressOf(), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ data }),
      signal: AbortSignal.timeout(longest),
    });
    const { result, error } = (await response.json()) as { result?: unknown; error?: { details?: unknown } };
    const read = z.safeParse(contract.output, result);
    if (read.success) return { ok: true, value: read.data };
    return { ok: false, refusal: isRefusalOf(contract, error?.details) ? error.details.refusal.type : null };
  } catch {
    return { ok: false, refusal: null };
  }
}

function addressOf(): string {
  const { emulators, functionsBase, firebase } = serverConfig().browser;
  const { projectId } = firebase;
  const base = emulators.enabled
    ? `http://${emulators.host}:${emulators.functionsPort}/${projectId}/${emulatorRegions[contract.region]}`
    : functionsBase[contract.region] || `https://${regions[contract.region]}-${projectId}.cloudfunctions.net`;
  return `${base.replace(/\/$/, "")}/${contract.name}`;
}
