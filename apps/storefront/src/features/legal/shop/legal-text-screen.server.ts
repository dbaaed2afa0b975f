import { legalTextKinds } from "@lokalkorb/domain/shop/legal-text-fields";
import { legalSections } from "@lokalkorb/domain/shop/legal/legal-sections";
import type { ShownLegalText } from "@lokalkorb/domain/shop/legal/legal-texts";
import type { GetStaticProps } from "next";
import { readLegalText, type PublicLegalText } from "@/entities/shop/public-data.server";
import { revalidate, shopProps } from "@/entities/shop-page/shop-props.server";
import type { ShopPage } from "@/entities/shop-page/shop-page";
import { legalTextSlugs } from "@/shared/routes/paths";
import type { LegalSection } from "../legal-page.tsx";

export { getStaticPaths } from "@/entities/shop-page/shop-props.server";

export interface LegalTextPage extends ShopPage {
  readonly text: Pick<PublicLegalText, "kind" | "version" | "sha256" | "validFrom">;
  readonly sections: readonly LegalSection[];
  /** Whether it is the version in force. */
  readonly isInForce: boolean;
}

/** Own texts of a shop: the one in force at `agb`, each of its versions for good at `agb-3` (CHK-05). */
export const getStaticProps: GetStaticProps<LegalTextPage> = async ({ params }) => {
  const answer = await shopProps(params?.["shop"]);
  if (!("props" in answer)) return answer;
  const { menu, legalTexts = {} } = answer.props;
  const wanted = wantedText(params?.["text"], (kind) => legalTexts[kind]?.version);
  const found = wanted && (await readLegalText(menu.restaurantId, wanted));
  if (!found) return { notFound: true, revalidate };
  const { kind, version, sha256, validFrom } = found;
  return {
    props: {
      ...answer.props,
      text: { kind, version, sha256, validFrom },
      sections: legalSections(found.text),
      isInForce: legalTexts[kind]?.version === version,
    },
    revalidate,
  };
};

function wantedText(
  address: unknown,
  inForce: (kind: ShownLegalText["kind"]) => number | undefined,
): ShownLegalText | null {
  const [, slug, number] = (typeof address === "string" && /^([a-z]+)(?:-([1-9]\d{0,4}))?$/.exec(address)) || [];
  const kind = legalTextKinds.find((one) => legalTextSlugs[one] === slug);
  if (kind === undefined) return null;
  const version = number === undefined ? inForce(kind) : Number(number);
  return version === undefined ? null : { kind, version };
}
