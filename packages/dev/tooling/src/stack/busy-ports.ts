import { createServer } from "node:net";

const isFree = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });

/** Names of the services whose port another program holds, e.g. `storefront (3000)`. */
export async function busyPorts(ports: Readonly<Record<string, number>>): Promise<string[]> {
  const busy: string[] = [];
  for (const [name, port] of Object.entries(ports)) {
    if (!(await isFree(port, "127.0.0.1")) || !(await isFree(port, "::"))) busy.push(`${name} (${port})`);
  }
  return busy;
}
