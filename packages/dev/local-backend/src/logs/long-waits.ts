import { readJson, sendJson, type HttpExchange } from "../http/http-service.ts";
import type { Wait } from "../firestore/store/transactions.ts";

/** Waits so long that people would have noticed. */
export interface LongWaits {
  note(wait: LongWait): void;
  /** The first hundred since the start. */
  all(): readonly LongWait[];
}

/** A turn is the functions' own affair: they report waits for one themselves. */
export type LongWait = Omit<Wait, "kind"> & { readonly kind: Wait["kind"] | "turn" };

/** Milliseconds. */
const longWait = 5000;
const mostKept = 100;

export function createLongWaits(): LongWaits {
  const kept: LongWait[] = [];
  return {
    note: (wait) => {
      if (wait.milliseconds >= longWait && kept.length < mostKept) kept.push(wait);
    },
    all: () => [...kept],
  };
}

/** Where functions say it; without it in the environment they keep silent. */
export const waitsVariable = "LOCAL_BACKEND_WAITS_URL";
export const waitsPath = "/admin/waits";

/** Tells the waits, and hears of one; false: asked for something else. */
export async function answerWaits(waits: LongWaits, { request, response }: HttpExchange): Promise<boolean> {
  switch (request.method) {
    case "GET":
      sendJson(response, 200, waits.all());
      return true;
    case "POST": {
      const { key, milliseconds } = await readJson(request);
      const isWait = typeof key === "string" && typeof milliseconds === "number";
      if (isWait) waits.note({ kind: "turn", key, milliseconds });
      sendJson(response, isWait ? 200 : 400, isWait ? {} : { error: { message: "Send key and milliseconds." } });
      return true;
    }
    default:
      return false;
  }
}
