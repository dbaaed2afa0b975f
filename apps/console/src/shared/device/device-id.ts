import { deviceMemory } from "./device-memory.ts";

const memory = deviceMemory("lokalkorb:device");
let known: string | null = null;

/** Names this browser, and no person; where nothing can be remembered, until the page is closed. */
export function deviceId(): string {
  known ??= memory.read();
  if (known === null || !/^[\w-]{1,64}$/.test(known)) {
    known = crypto.randomUUID();
    memory.write(known);
  }
  return known;
}
