import type { Backend } from "./backend.ts";
import { parseQuestion } from "../rules/explain-request.ts";
import { parseFault, parseServiceName } from "../faults/parse-fault.ts";
import { readJson, sendJson, type HttpExchange } from "../http/http-service.ts";

/**
 * Questions of a test or a script in another process to a running backend, under `/admin/` of the functions port. Returns false for any
 * other path.
 */
export async function answerAdmin(backend: Backend, exchange: HttpExchange): Promise<boolean> {
  const { request, response, url } = exchange;
  const reply = (body: unknown, status = 200): true => {
    sendJson(response, status, body);
    return true;
  };
  const route = `${request.method ?? "GET"} ${url.pathname.replace(/^\/admin/, "")}`;
  const schedule = /^POST \/schedules\/([^/]+)\/run$/.exec(route)?.[1];
  if (schedule !== undefined) {
    const answer = await backend.runSchedule(decodeURIComponent(schedule));
    if (answer === null) return reply({ error: { message: `There is no schedule named "${schedule}".` } }, 404);
    return reply(answer, answer.kind === "answered" && answer.status < 300 ? 200 : 502);
  }
  switch (route) {
    case "GET /status":
      return reply(backend.status());
    case "GET /idle":
      return (await isQuietWithin(backend, Number(url.searchParams.get("timeoutMs") ?? 30_000)))
        ? reply({ idle: true })
        : reply({ idle: false, pending: backend.status().pending }, 408);
    case "GET /logs":
      return reply(backend.logs(url.searchParams.get("function") ?? undefined));
    case "GET /tasks":
      return reply(backend.tasks());
    case "GET /requests":
      return reply(backend.requests());
    case "GET /mails":
      return reply(backend.mails());
    case "GET /coverage":
      return reply(backend.coverage(url.searchParams.get("service") === "storage" ? "storage" : "firestore"));
    case "POST /explain": {
      const question = parseQuestion(await readJson(request));
      if (question === null)
        return reply({ error: { message: "Ask with method, path and uid; see the README." } }, 400);
      return reply(backend.explain(question));
    }
    case "GET /denials":
      return reply(backend.denials());
    case "GET /billed":
      return reply(backend.billed());
    case "POST /billed/reset":
      backend.resetBilled();
      return reply({});
    case "POST /reset":
      await backend.reset();
      return reply({});
    case "GET /snapshot":
      return reply(backend.snapshot());
    case "POST /load":
      await backend.load(await readJson(request));
      return reply({});
    case "POST /rules":
      return reply(...setRules(backend, await readJson(request)));
    case "GET /clock":
      return reply({ now: new Date(backend.clock.now()).toISOString(), offset: backend.clock.offset });
    case "POST /clock":
      if (!(await moveClock(backend, await readJson(request))))
        return reply({ error: { message: "That is no time to go to." } }, 400);
      return reply({ now: new Date(backend.clock.now()).toISOString(), offset: backend.clock.offset });
    case "GET /faults":
      return reply(backend.faults.active());
    case "POST /faults": {
      const fault = parseFault(await readJson(request));
      if (fault === null) return reply({ error: { message: "That is no fault; the README names them." } }, 400);
      backend.faults.add(fault);
      return reply(backend.faults.active());
    }
    case "DELETE /faults":
      backend.faults.clear();
      return reply([]);
    case "POST /connections/drop": {
      const service = parseServiceName((await readJson(request))["service"]);
      // This answer comes over a connection that is cut, too.
      response.once("finish", () => backend.dropConnections(...(service === null ? [] : [service])));
      return reply({});
    }
    case "POST /functions/restart":
      await backend.restartFunctions();
      return reply({});
    case "POST /functions/kill":
      await backend.killFunctions({ stayDown: (await readJson(request))["stayDown"] === true });
      return reply({});
    default:
      return false;
  }
}

async function isQuietWithin(backend: Backend, milliseconds: number): Promise<boolean> {
  const timeout = Promise.withResolvers<false>();
  const timer = setTimeout(() => timeout.resolve(false), milliseconds);
  const quiet = await Promise.race([backend.idle().then(() => true), timeout.promise]);
  clearTimeout(timer);
  return quiet;
}

function setRules(backend: Backend, sent: Record<string, unknown>): [unknown, number] {
  try {
    backend.setRules({
      ...(typeof sent["firestore"] === "string" ? { firestore: sent["firestore"] } : {}),
      ...(typeof sent["storage"] === "string" ? { storage: sent["storage"] } : {}),
    });
    return [{ warnings: backend.rulesWarnings() }, 200];
  } catch (error) {
    return [{ error: { message: error instanceof Error ? error.message : String(error) } }, 400];
  }
}

const longestPass = 100 * 366 * 24 * 3_600_000;

/** False when that is no time. */
async function moveClock({ clock, passTime }: Backend, sent: Record<string, unknown>): Promise<boolean> {
  const { setTo, advanceMs, passMs, strideMs } = sent;
  try {
    if (typeof setTo === "string") clock.set(new Date(setTo));
    if (typeof advanceMs === "number") clock.advance(advanceMs);
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
  if (typeof passMs !== "number" || passMs > longestPass) return passMs === undefined;
  await passTime(passMs, typeof strideMs === "number" ? { strideMilliseconds: strideMs } : {});
  return true;
}
