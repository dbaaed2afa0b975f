import { sendJson, type HttpExchange } from "../http/http-service.ts";
import type { ServiceName } from "../service/service.ts";

/** The hub of Google's emulators, as far as test tools ask it. */
export interface EmulatorHub {
  readonly host: string;
  readonly ports: Readonly<Record<ServiceName, number>>;
  /** Whether writes call functions. */
  setTriggers(enabled: boolean): void;
}

/** False: not one of its paths. */
export function answerHub(hub: EmulatorHub, { request, response, url }: HttpExchange): boolean {
  switch (`${request.method ?? "GET"} ${url.pathname}`) {
    case "GET /emulators": {
      const { host, ports } = hub;
      const running = Object.entries(ports).map(([name, port]) => [name, { name, host, port }]);
      sendJson(response, 200, { ...Object.fromEntries(running), hub: { name: "hub", host, port: ports.functions } });
      return true;
    }
    case "PUT /functions/disableBackgroundTriggers":
      hub.setTriggers(false);
      sendJson(response, 200, { enabled: false });
      return true;
    case "PUT /functions/enableBackgroundTriggers":
      hub.setTriggers(true);
      sendJson(response, 200, { enabled: true });
      return true;
    default:
      return false;
  }
}
