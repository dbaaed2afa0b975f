import { changeInvoice, draftInvoices, planInvoices } from "@lokalkorb/contracts/business-invoices";
import type { InputOf } from "@lokalkorb/contracts/contract";
import { idsIn, todayIn, type TradeWorld } from "../world/trade-world.ts";

type Step = InputOf<typeof changeInvoice>["step"];

async function take(world: TradeWorld, invoiceId: string, step: Step): Promise<boolean> {
  const answer = await world.owner.call(changeInvoice, { ...idsIn(world), invoiceId, step });
  if (!answer.ok)
    world.problems.push(`invoice ${invoiceId}: ${step.do} was refused: ${JSON.stringify(answer.refusal)}`);
  return answer.ok;
}

/** Drafts what is due and issues it at once. */
export async function billCompanies(world: TradeWorld, withOpenPeriod: boolean): Promise<void> {
  const { restaurantId } = world.shop;
  const planned = await world.owner.call(planInvoices, { restaurantId, withOpenPeriod });
  const due = new Set(planned.ok ? planned.value.proposals.map(({ b2bCustomerId }) => b2bCustomerId) : []);
  for (const { customerId } of world.companies.filter((company) => due.has(company.customerId))) {
    const drafted = await world.owner.call(draftInvoices, {
      ...idsIn(world),
      b2bCustomerId: customerId,
      withOpenPeriod,
    });
    if (!drafted.ok) {
      world.problems.push(`no draft for ${customerId}: ${drafted.refusal.type}`);
      continue;
    }
    for (const { invoiceId, grossCents } of drafted.value.drafts) {
      if (!(await take(world, invoiceId, { do: "issue" }))) continue;
      world.invoices.set(invoiceId, {
        customerId,
        issuedOn: todayIn(world),
        grossCents,
        paidCents: 0,
        correctedCents: 0,
        isCancelled: false,
      });
    }
  }
}

/** Money comes, whole or in parts; now and then a shop takes an invoice back, or a few cents of one. */
export async function moveInvoices(world: TradeWorld): Promise<void> {
  const { moneyRandom: random } = world;
  const day = todayIn(world);
  for (const [invoiceId, ledger] of world.invoices) {
    const open = ledger.grossCents - ledger.correctedCents - ledger.paidCents;
    if (ledger.isCancelled || open <= 0 || ledger.issuedOn === day) continue;
    const isUntouched = ledger.paidCents === 0 && ledger.correctedCents === 0;
    if (isUntouched && random.chance(0.08)) {
      const cancelled = await take(world, invoiceId, { do: "cancel", reason: "Falsche Anschrift" });
      ledger.isCancelled ||= cancelled;
    } else if (random.chance(0.08)) {
      const grossCents = Math.min(1 + random.below(99), open);
      const lines = [{ line: 0, grossCents }];
      if (await take(world, invoiceId, { do: "correct", reason: "Eine Packung war beschädigt", lines }))
        ledger.correctedCents += grossCents;
    } else if (random.chance(0.35)) {
      const cents = random.chance(0.3) ? Math.ceil(open / 2) : open;
      if (await take(world, invoiceId, { do: "pay", cents, day, via: "bank", ref: "Kontoauszug" }))
        ledger.paidCents += cents;
    }
  }
}
