import type { ToolContext } from "./tool-context.ts";
import { html, type Markup } from "./html.ts";
import { table } from "./page.ts";

/** Running services, waiting work and faults on purpose. */
export function overviewPage({ backend }: ToolContext): Markup[] {
  const { projectId, ports, accounts, objects, pending, functions } = backend.status();
  const { clock } = backend;
  const away = Math.round(clock.offset / 1000);
  return [
    html`<h1>${projectId}</h1>
      <p>
        Clock: <code>${new Date(clock.now()).toISOString()}</code>${
          away === 0 ? html`` : html` <span class="odd">(${away} seconds from this machine's)</span>`
        }
        · ${accounts} accounts · ${objects} files · ${pending} pending
      </p>
      <h2>Services</h2>`,
    table(
      ["service", "address"],
      Object.entries(ports).map(([name, port]) => [name, `127.0.0.1:${port}`]),
    ),
    html`<h2>Functions</h2>
      <div class="chips">
        ${functions.toSorted().map((name) => html`<a href="/tool/logs?function=${encodeURIComponent(name)}">${name}</a>`)}
      </div>
      ${functions.length === 0 ? html`<p class="quiet">None.</p>` : html``}
      <h2>Tasks that wait</h2>`,
    table(
      ["queue", "name", "due", "failures", "data"],
      backend
        .tasks()
        .slice(0, 50)
        .map(({ queue, name, dueAt, failures, data }) => [queue, name, dueAt, failures, JSON.stringify(data) ?? ""]),
    ),
    html`<h2>Mails of the sign-in service</h2>`,
    table(
      ["to", "for", "link"],
      backend
        .mails()
        .slice(-20)
        .toReversed()
        .map(({ email, requestType, oobLink }) => [email, requestType, html`<a href="${oobLink}">${oobLink}</a>`]),
    ),
    html`<h2>Faults to come</h2>`,
    table(
      ["fault", "how"],
      backend.faults.active().map(({ kind, ...how }) => [kind, JSON.stringify(how)]),
    ),
    html`<h2>Steps</h2>`,
    table(["step", "reached"], Object.entries(backend.steps.reached())),
  ];
}
