import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { afterEach, describe, expect, it, vi } from "vitest";
import { startServices, type ServicesOptions } from "../start-services.ts";
import type { MailEntry } from "./mailbox.ts";

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).toReversed()) await clean();
});

async function start(mail: Partial<NonNullable<ServicesOptions["mail"]>> = {}, dataDir: string | null = null) {
  const services = await startServices({ port: 0, dataDir, mail: { smtpPort: 0, ...mail } });
  cleanups.push(() => services.stop());
  const base = `http://127.0.0.1:${services.port}`;
  const transport = createTransport({ host: "127.0.0.1", port: services.smtpPort, ignoreTLS: true });
  const send = (to: string, more: Readonly<Record<string, unknown>> = {}) =>
    transport.sendMail({
      from: "Hofladen über Lokalkorb <bestellung@lokalkorb.example>",
      to,
      subject: "Deine Bestellung – Äpfel & mehr",
      text: "Grüße",
      html: "<p>Grüße <script>alert(1)</script></p>",
      messageId: "<order_r_o1_placed@lokalkorb.example>",
      ...more,
    });
  const mails = async (query = ""): Promise<readonly MailEntry[]> =>
    (await (await fetch(`${base}/api/mail?${query}`)).json()) as readonly MailEntry[];
  return { base, send, mails, stop: () => services.stop() };
}

/** A receiver of reports about mails; fails the first calls if asked to. */
async function aReceiver(failures = 0) {
  const received: { readonly body: string; readonly signature: string }[] = [];
  let left = failures;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      if (left-- > 0) return response.writeHead(503).end();
      const signature = String(request.headers["x-mail-signature"]);
      received.push({ body: Buffer.concat(chunks).toString("utf8"), signature });
      return response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  cleanups.push(() => server.close());
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/mail` };
}

describe("the local mailbox", () => {
  it("keeps a mail with umlauts, both forms, headers and attachments", async () => {
    const { base, send, mails } = await start();
    await send("Kundin <kundin@hof.example>", {
      attachments: [{ filename: "Beleg.pdf", content: Buffer.from("%PDF") }],
    });
    const [mail] = await mails("to=kundin@hof.example");
    expect(mail).toMatchObject({
      subject: "Deine Bestellung – Äpfel & mehr",
      messageId: "<order_r_o1_placed@lokalkorb.example>",
      envelope: { from: "bestellung@lokalkorb.example", to: ["kundin@hof.example"] },
      attachments: [{ name: "Beleg.pdf", bytes: 4 }],
    });
    const full = (await (await fetch(`${base}/api/mail/${mail?.id}`)).json()) as { text: string; headers: unknown[] };
    expect(full.text.trim()).toBe("Grüße");
    expect(full.headers).toContainEqual({ name: "MIME-Version", value: "1.0" });
    const file = await fetch(`${base}/api/mail/${mail?.id}/attachments/0`);
    expect([file.headers.get("content-type"), await file.text()]).toEqual(["application/pdf", "%PDF"]);
  });

  it("shows HTML without letting it run, and every other form", async () => {
    const { base, send, mails } = await start();
    await send("kundin@hof.example");
    const [mail] = await mails();
    const html = await fetch(`${base}/mail/${mail?.id}/html`);
    expect(html.headers.get("content-security-policy")).toMatch(/^sandbox allow-popups/);
    const page = async (view: string): Promise<string> =>
      (await fetch(`${base}/?tab=e-mails&mail=${mail?.id}&ansicht=${view}`)).text();
    expect(await page("html")).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(await page("text")).toContain("Grüße");
    expect(await page("kopf")).toContain("Message-ID: &lt;order_r_o1_placed@lokalkorb.example&gt;");
    expect(await page("quelltext")).toContain("Subject: =?UTF-8?");
    expect(await (await fetch(`${base}/?tab=e-mails`)).text()).toContain("E-Mails (1)");
  });

  it("answers a waiting question with the mail that comes", async () => {
    const { mails, send } = await start();
    const waiting = mails("to=b@hof.example&count=2&wait=20000");
    await send("a@hof.example");
    await send("b@hof.example");
    await send("b@hof.example");
    expect(await waiting).toHaveLength(2);
    expect(await mails("subject=nirgends&wait=10")).toEqual([]);
  });

  it("survives a restart and forgets when told to", async () => {
    const folder = mkdtempSync(join(tmpdir(), "lokalkorb-mail-"));
    cleanups.push(() => rmSync(folder, { recursive: true }));
    const first = await start({}, folder);
    await first.send("a@hof.example");
    await first.stop();
    const second = await start({}, folder);
    await second.send("b@hof.example");
    expect((await second.mails()).map(({ id, envelope }) => [id, envelope.to[0]])).toEqual([
      ["000001", "a@hof.example"],
      ["000002", "b@hof.example"],
    ]);
    expect((await fetch(`${second.base}/api/mail`, { method: "DELETE" })).status).toBe(204);
    await second.stop();
    expect(await (await start({}, folder)).mails()).toEqual([]);
  });

  it("turns away for good, for now and once", async () => {
    const { send, mails, base } = await start();
    const codeOf = (to: string): Promise<unknown> =>
      send(to).then(
        () => "taken",
        (error: unknown) => (error as { responseCode: number }).responseCode,
      );
    expect(await codeOf("bounce.anna@hof.example")).toBe(550);
    expect(await codeOf("soft@hof.example")).toBe(452);
    expect(await codeOf("soft@hof.example")).toBe(452);
    expect(await codeOf("soft-once@hof.example")).toBe(451);
    expect(await codeOf("soft-once@hof.example")).toBe("taken");
    expect(await mails()).toHaveLength(1);
    expect(await (await fetch(`${base}/?tab=e-mails`)).text()).toContain("bounce.anna@hof.example: mit 550 abgewiesen");
  });

  it("tells of bounces and complaints by signed webhook, again when nobody listens", async () => {
    const receiver = await aReceiver(1);
    const { send } = await start({ webhook: { url: receiver.url, secret: "geheim" } });
    await send("complaint@hof.example", { headers: { "X-PM-Metadata-outbox": "order_r_o1_placed" } });
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1), { timeout: 5_000 });
    await send("bounce-later@hof.example");
    await vi.waitFor(() => expect(receiver.received).toHaveLength(2), { timeout: 5_000 });
    const [complaint, bounce] = receiver.received.map(({ body }) => JSON.parse(body) as unknown);
    expect(complaint).toMatchObject({
      RecordType: "SpamComplaint",
      Email: "complaint@hof.example",
      Metadata: { outbox: "order_r_o1_placed" },
    });
    expect(bounce).toMatchObject({ RecordType: "Bounce", Type: "HardBounce" });
    for (const { body, signature } of receiver.received) {
      const [, seconds = "", hex] = /^t=(\d+),v1=([0-9a-f]+)$/.exec(signature) ?? [];
      expect(hex).toBe(createHmac("sha256", "geheim").update(`${seconds}.${body}`).digest("hex"));
    }
  });
});
