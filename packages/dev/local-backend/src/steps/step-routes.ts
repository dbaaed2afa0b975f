import { readJson, sendJson, type HttpExchange } from "../http/http-service.ts";
import type { StepGate, Steps } from "./steps.ts";

/** The address functions announce their steps to; without it in the environment they pass them in silence. */
export const stepsVariable = "LOCAL_BACKEND_STEPS_URL";
export const stepsPath = "/admin/steps";

/** Answers below `/admin/steps`; false: none of its paths. */
export async function answerSteps(steps: Steps & StepGate, { request, response, url }: HttpExchange): Promise<boolean> {
  const reply = (body: unknown, status = 200): true => {
    // The process that announced the step may be dead by now.
    if (!response.destroyed) sendJson(response, status, body);
    return true;
  };
  const name = url.searchParams.get("step");
  switch (`${request.method ?? "GET"} ${url.pathname.slice(stepsPath.length)}`) {
    case "POST ": {
      const step = (await readJson(request))["step"];
      if (typeof step !== "string") return reply({ error: { message: 'Send {"step": "name"}.' } }, 400);
      return reply(await steps.pass(step, (gone) => response.once("close", gone)));
    }
    case "GET ":
      return reply({ reached: steps.reached(), held: steps.held() });
    case "POST /release":
      steps.release(name ?? undefined);
      return reply({});
    case "GET /wait": {
      if (name === null) return reply({ error: { message: "Which step?" } }, 400);
      await steps.waitFor(name, Number(url.searchParams.get("times") ?? 1));
      return reply({ reached: steps.reached(), held: steps.held() });
    }
    default:
      return false;
  }
}
