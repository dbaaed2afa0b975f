/** Contracts of a shop with Lokalkorb: its terms (PLT-07), and the processing of its customers' data by order (GDP-01). */
export const merchantContracts = ["terms", "AVV"] as const;
export type MerchantContract = (typeof merchantContracts)[number];

/** The texts that are shown now; another text is another version. */
export const contractVersions: Readonly<Record<MerchantContract, string>> = { terms: "2026-11-26", AVV: "2026-11" };

/** As it is read: '26.11.2026', or '11/2026' where it has no day. */
export function contractVersionText(version: string): string {
  const [year = "", month = "", day] = version.split("-");
  return day === undefined ? `${month}/${year}` : `${day}.${month}.${year}`;
}

export interface AcceptedContract {
  readonly kind: MerchantContract;
  readonly version: string;
}

/** Contracts that a shop has not accepted in their version of now. */
export function missingContracts(accepted: readonly AcceptedContract[] = []): readonly MerchantContract[] {
  return merchantContracts.filter((kind) =>
    accepted.every((contract) => contract.kind !== kind || contract.version !== contractVersions[kind]),
  );
}
