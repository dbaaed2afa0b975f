import { lateComponent } from "../late/late-component.tsx";
import { latePart } from "../late/late-part.ts";

const qrCodePart = latePart(
  "qr-code",
  async () => (await import(/* webpackChunkName: "part-qr-code" */ "./qr-code.tsx")).QrCode,
);

/** The same stands beside it in letters, so that its place stays empty until it is there. */
export const LateQrCode = lateComponent(qrCodePart, () => null);
