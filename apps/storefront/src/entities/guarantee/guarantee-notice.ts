/** The official notice on the legal guarantee as a picture, in its own size in pixels (WDR-06). */
export interface GuaranteeNotice {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}
