import { giftCardSize, giftDrawings } from "@lokalkorb/domain/catalog/gifts/gift-drawings";
import type { GiftDesign } from "@lokalkorb/domain/catalog/gifts/gift-offer";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { formatDate } from "@lokalkorb/domain/kernel/format/format-time";
import type { Address } from "@lokalkorb/domain/kernel/country/address";
import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { deriveColors, type ThemeChoice } from "@lokalkorb/theme/css-variables";
import { page, quiet, rule, write } from "./pdf-pen.ts";
import { drawIn, type Doc, rootTag, tagIn } from "./pdf-tags.ts";
import { startPaper } from "./start-paper.ts";

export interface GiftPaper {
  readonly shop: {
    readonly name: string;
    readonly timezone: string;
    readonly theme: ThemeChoice;
    readonly seller: { readonly legalName: string; readonly address: Address };
  };
  readonly cents: Cents;
  readonly code: string;
  readonly expiresAt: Instant;
  readonly design: GiftDesign;
  /** Words of the buyer; empty: none. */
  readonly to: string;
  readonly from: string;
  readonly message: string;
  readonly shopAddress: string;
}

const cardWidth = page.right - page.left;
const scale = cardWidth / giftCardSize.width;
const cardHeight = giftCardSize.height * scale;
const corner = 16;

function drawCard(doc: Doc, design: GiftDesign, ground: string, on: string): void {
  drawIn(doc, null, () => {
    doc.save();
    doc.roundedRect(page.left, page.top, cardWidth, cardHeight, corner).clip();
    doc.rect(page.left, page.top, cardWidth, cardHeight).fill(ground);
    doc.translate(page.left, page.top).scale(scale);
    for (const { d, strength } of giftDrawings[design]) doc.path(d).fillColor(on, strength).fill();
    doc.restore();
    doc.fillOpacity(1);
  });
}

/** A sheet to fold: the card above, what it is good for below. The same bytes for the same card. */
export function giftPaper(card: GiftPaper, at: Instant): Promise<Buffer> {
  const { shop, cents, code, expiresAt, design, to, from, message, shopAddress } = card;
  const title = `Gutschein von ${shop.name}`;
  const { doc, written } = startPaper({ title, author: shop.seller.legalName, at });
  const { gradientStops, on } = deriveColors(shop.theme);
  drawCard(doc, design, gradientStops[0], on);
  const root = rootTag(doc);
  const paragraph = () => tagIn(doc, root, "P");
  const inset = page.left + 26;
  const wide = { color: on, width: cardWidth * 0.5 } as const;
  write(doc, tagIn(doc, root, "H1"), title, inset, page.top + 26, { ...wide, size: 15, bold: true });
  write(doc, paragraph(), formatMoney(cents), inset, page.top + cardHeight - 76, { ...wide, size: 38, bold: true });

  let y: number = page.top + cardHeight + 28;
  const line = (words: string, size = 11, bold = false, color?: string): void => {
    y += write(doc, paragraph(), words, page.left, y, { size, bold, ...(color === undefined ? {} : { color }) }) + 6;
  };
  if (to !== "") line(`Für ${to}`, 14, true);
  for (const part of message.split("\n")) if (part.trim() !== "") line(part, 12);
  if (from !== "") line(`Von ${from}`, 12);
  if (to !== "" || from !== "" || message !== "") y += 10;
  rule(doc, y);
  y += 16;
  line("Gutschein-Code", 10, false, quiet);
  line(code, 24, true);
  line(`Einzulösen an der Kasse: ${shopAddress.replace(/^https?:\/\//, "")}`);
  line(`Gültig bis ${formatDate(instantToLocal(expiresAt - 1, shop.timezone).date)}, auch in mehreren Teilen.`);
  line("Wer den Code hat, kann damit bezahlen. Bewahre ihn auf wie Bargeld.", 10, false, quiet);
  const { legalName, address } = shop.seller;
  rule(doc, page.footer - 8);
  write(
    doc,
    paragraph(),
    `${legalName}, ${address.street} ${address.houseNo}, ${address.zip} ${address.city}`,
    page.left,
    page.footer,
    { size: 8, color: quiet },
  );
  doc.addStructure(root.element);
  doc.end();
  return written;
}
