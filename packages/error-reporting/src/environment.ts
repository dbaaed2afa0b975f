/** Share of page loads whose traces are sampled (specification section 9). */
export const traceSampleRate = 0.5;

/** Production only when the page's origin is the product's own address; everything else is development (section 9). */
export function environmentOf(origin: string, productionUrl: string): "production" | "development" {
  if (productionUrl === "") return "development";
  return origin === new URL(productionUrl).origin ? "production" : "development";
}

/** `storefront@2510.24.1221` */
export const releaseTag = (app: string, version: string): string => `${app}@${version}`;

/** Where reports go, and what they come from. */
export interface ReportSource {
  readonly dsn: string;
  readonly app: string;
  readonly version: string;
  /** Tells deployments of one release apart; empty where it is not set. */
  readonly commit: string;
  /** Where the page or the server is reached. */
  readonly origin: string;
  /** The product's own public address; decides between production and development. */
  readonly productionUrl: string;
}
