import { termsSections } from "@lokalkorb/domain/shop/legal/terms";
import { termsVersion } from "@lokalkorb/domain/shop/legal/terms-version";
import type { MailBlock } from "../rendering/mail-content.ts";

/** CHK-05: in full, since a link is nothing that lasts (CJEU C-49/11). The same text that the checkout links. */
export const termsBlocks: readonly MailBlock[] = [
  {
    type: "small",
    title: `Allgemeine Geschäftsbedingungen (Stand ${termsVersion.split("-").toReversed().join(".")})`,
    paragraphs: termsSections.map(({ title, paragraphs }) => [title, ...paragraphs].join("\n")),
  },
];
