import { must } from "@lokalkorb/domain/kernel/invariant";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { anOrder } from "@lokalkorb/domain/testing/builders";
import { startServices } from "@lokalkorb/local-services/start-services";
import { createDocument, readDocument } from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { mailDocument } from "@lokalkorb/model/documents/mail";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { demo } from "@lokalkorb/testing/scenarios/demo";
import { startTestBackend, type TestBackend } from "@lokalkorb/testing/start-test-backend";
import { createPrivateFiles } from "../../billing/private-files.ts";
import type { AllDeps } from "../../composition/all-deps.ts";
import { testDeps } from "../../composition/testing/test-deps.ts";
import type { MailConfig } from "../delivery/mail-config.ts";
import type { MailPorts } from "../delivery/mail-ports.ts";
import { createSmtpMailer } from "../delivery/smtp-mailer.ts";
import type { MailTransition } from "../run-mail-effect.ts";

interface ReceivedMail {
  readonly subject: string;
  readonly messageId: string;
  readonly envelope: { readonly to: readonly string[] };
  readonly attachments: readonly { readonly name: string }[];
}

/** The demo's farm shop, a mail server and a clock of its own; nothing of it is the running functions' business. */
export interface MailWorld {
  readonly test: TestBackend;
  readonly restaurantId: string;
  /** Far ahead of the functions beside it: to them no mail of here is due. */
  now: number;
  deps(step?: (name: string) => Promise<void>): AllDeps;
  ports(port?: number, takesAtMost?: number): MailPorts;
  placeOrder(order?: Order): Promise<string>;
  step(orderId: string, event: string, more?: Partial<MailTransition>): MailTransition;
  mail(mailId: string): Promise<DocumentOf<typeof mailDocument>>;
  mailbox(): Promise<readonly ReceivedMail[]>;
  stop(): Promise<void>;
}

const configOf = (port: number): MailConfig => ({
  host: "127.0.0.1",
  port,
  secure: false,
  user: "",
  password: "",
  from: "bestellung@lokalkorb.example",
  returnPath: "ruecklauf@lokalkorb.example",
  webhookSecret: "geheim",
  consoleUrl: "https://konsole.lokalkorb.example",
  appUrl: "https://lokalkorb.example",
});

export async function startMailWorld(): Promise<MailWorld> {
  const test = await startTestBackend({ scenario: demo });
  const services = await startServices({ port: 0, dataDir: null });
  const { restaurantId } = must(demo.shops[0], "a shop");
  let orders = 0;
  const world: MailWorld = {
    test,
    restaurantId,
    now: Date.parse("2027-11-19T09:05:00Z"),
    deps: (step = () => Promise.resolve()) => ({ ...testDeps(test), now: () => world.now, failpoint: step }),
    ports: (port = services.smtpPort, takesAtMost = 10_000) => ({
      config: configOf(port),
      mailer: createSmtpMailer(configOf(port), takesAtMost),
      files: createPrivateFiles(test.admin.bucket),
    }),
    placeOrder: async (order = anOrder()) => {
      const orderId = `o${++orders}`;
      await createDocument(test.admin.db, orderDocument, { restaurantId, orderId }, order);
      return orderId;
    },
    step: (orderId, event, more = {}) => ({ restaurantId, orderId, event, version: 1, data: {}, ...more }),
    mail: async (mailId) => must(await readDocument(test.admin.db, mailDocument, { mailId }), mailId),
    mailbox: async () => {
      const answer = await fetch(`http://127.0.0.1:${services.port}/api/mail`);
      return (await answer.json()) as readonly ReceivedMail[];
    },
    stop: async () => {
      await services.stop();
      await test.stop();
    },
  };
  return world;
}
