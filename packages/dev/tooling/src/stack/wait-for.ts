import { Refusal } from "./say.ts";
import type { Child } from "./child.ts";

const pollMs = 100;

/** Resolves once the address answers; gives up when the program behind it ends or the time is over. */
export async function waitUntilAnswering(url: string, child: Child, limitMs = 60_000): Promise<void> {
  const end = Date.now() + limitMs;
  while (Date.now() < end) {
    if (!child.running())
      throw new Refusal(`${child.name} ist beim Start beendet worden. Einzelheiten stehen in der Protokolldatei.`);
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(5_000), redirect: "manual" });
      if (response.status < 500) return;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  throw new Refusal(`${child.name} antwortet nach ${limitMs / 1000} Sekunden nicht unter ${url}.`);
}
