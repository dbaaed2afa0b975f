/** Share of page loads whose traces are sampled (specification section 9). */
export const traceSampleRate = 0.5;

/** Production only when the page's origin is the product's own address; everything else is development (section 9). */
export function environmentOf(origin: string, productionUrl: string): "production" | "development" {
  if (productionUrl === "") return "development";
  return origin === new URL(productionUrl).origin ? "production" : "development";
}

/** `storefront@2510.24.1221` */
export const releaseTag = (app: string, version: string): string => `${app}@${version}`;
