import {
  isRefusalOf,
  type AnyContract,
  type InputOf,
  type OutputOf,
  type RefusalsOf,
} from "@lokalkorb/contracts/contract";
import { emulatorRegions, regions } from "@lokalkorb/contracts/regions";
import * as z from "@lokalkorb/contracts/schema";
import { serverConfig } from "@/shared/environment/server-config";

export type PlainAnswer<C extends AnyContract> =
  | { readonly ok: true; readonly value: OutputOf<C> }
  /** Null: there is no answer, or none that is understood. */
  | { readonly ok: false; readonly refusal: RefusalsOf<C> | null };

const longest = 15_000;

/** The same function that a page's script calls, by the protocol of callables, for those who come without scripts. */
export async function callPlainly<C extends AnyContract>(contract: C, data: InputOf<C>): Promise<PlainAnswer<C>> {
  try {
    const response = await fetch(addressOf(contract), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ data }),
      signal: AbortSignal.timeout(longest),
    });
    const { result, error } = (await response.json()) as { result?: unknown; error?: { details?: unknown } };
    const read = z.safeParse(contract.output, result);
    if (read.success) return { ok: true, value: read.data as OutputOf<C> };
    return { ok: false, refusal: isRefusalOf(contract, error?.details) ? error.details.refusal : null };
  } catch {
    return { ok: false, refusal: null };
  }
}

function addressOf({ name, region }: AnyContract): string {
  const { emulators, functionsBase, firebase } = serverConfig().browser;
  const { projectId } = firebase;
  const base = emulators.enabled
    ? `http://${emulators.host}:${emulators.functionsPort}/${projectId}/${emulatorRegions[region]}`
    : functionsBase[region] || `https://${regions[region]}-${projectId}.cloudfunctions.net`;
  return `${base.replace(/\/$/, "")}/${name}`;
}
