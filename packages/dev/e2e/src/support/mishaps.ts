import { storedWhere, writeStored } from "./database.ts";

/** As if the mails of an order, and the first thing that follows from it, had been given up. */
export async function giveUpOn(orderId: string): Promise<void> {
  const mails = await storedWhere("", "mail", "orderId", [orderId]);
  const [first] = await storedWhere("", "outbox", "orderId", [orderId]);
  if (first === undefined) throw new Error("Invariant: something follows from every order");
  const state = (stringValue: string): object => ({ stringValue });
  const dead = { state: state("dead"), attempts: { integerValue: "8" }, error: state("Niemand antwortet.") };
  await writeStored([
    ...mails.map(({ name }) => ({
      update: { name, fields: { state: state("failed"), error: state("421 Try again later") } },
      updateMask: { fieldPaths: ["state", "error"] },
    })),
    {
      update: {
        name: first.name,
        fields: { state: state("dead"), effects: { mapValue: { fields: { mail: { mapValue: { fields: dead } } } } } },
      },
      updateMask: { fieldPaths: ["state", "effects.mail"] },
    },
  ]);
}
