import { legalSections } from "@lokalkorb/domain/shop/legal/legal-sections";
import type { LegalTextKind } from "@lokalkorb/domain/shop/legal-text-fields";
import { termsSections } from "@lokalkorb/domain/shop/legal/terms";
import { termsVersion } from "@lokalkorb/domain/shop/legal/terms-version";
import { withdrawalFormTitle } from "@lokalkorb/domain/shop/legal/withdrawal-notice";
import type { WithdrawalKind } from "@lokalkorb/domain/shop/storefront";
import type { MailBlock } from "../rendering/mail-content.ts";
import type { OrderMailFacts, OwnLegalText } from "./mail-facts.ts";
import { withdrawalBlocks } from "./withdrawal-notice.ts";

/** CHK-05: in full, since a link is nothing that lasts (CJEU C-49/11). The same text that the checkout links. */
export const termsBlocks: readonly MailBlock[] = [
  {
    type: "small",
    title: `Allgemeine Geschäftsbedingungen (Stand ${termsVersion.split("-").toReversed().join(".")})`,
    paragraphs: termsSections.map(({ title, paragraphs }) => [title, ...paragraphs].join("\n")),
  },
];

const names: Readonly<Record<LegalTextKind, string>> = {
  terms: "Allgemeine Geschäftsbedingungen",
  withdrawal: "Widerrufsbelehrung",
  privacy: "Datenschutzhinweise",
};

/**
 * CHK-05: the texts that the order was made under, in full. The shop's own terms come before Lokalkorb's, which give way to
 * them; its own instruction takes the place of the model one, and the model form stays.
 */
export function legalBlocks(
  withdrawal: WithdrawalKind,
  { shop, order, links, ownTexts = [] }: OrderMailFacts,
): readonly MailBlock[] {
  const own = (kind: LegalTextKind): readonly MailBlock[] =>
    ownTexts.filter((one) => one.kind === kind).map((one) => ownBlock(one, shop.name));
  const instruction = own("withdrawal");
  const model = withdrawalBlocks(withdrawal, shop, { lines: order.lines, withdraw: links.withdraw });
  return [
    ...(instruction.length === 0 ? model : [...instruction, ...model.filter(isForm)]),
    ...own("terms"),
    ...termsBlocks,
    ...own("privacy"),
  ];
}

const isForm = (block: MailBlock): boolean => block.type === "small" && block.title === withdrawalFormTitle;

export const ownBlock = ({ kind, version, text, sha256 }: OwnLegalText, shop: string): MailBlock => ({
  type: "small",
  title: `${names[kind]} von ${shop} (Fassung ${version})`,
  paragraphs: [
    ...legalSections(text).map(({ title, paragraphs }) =>
      [title, ...paragraphs].filter((part) => part !== "").join("\n"),
    ),
    `Prüfsumme dieser Fassung (SHA-256): ${sha256}`,
  ],
});
