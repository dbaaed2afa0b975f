import { lateComponent } from "@lokalkorb/ui/late-component";
import { latePart } from "@lokalkorb/ui/late-part";

const qrCodePart = latePart(
  "qr-code",
  async () => (await import(/* webpackChunkName: "part-qr-code" */ "./qr-code.tsx")).QrCode,
);

/** The key stands beside it in letters, so that its place stays empty until it is there. */
export const LateQrCode = lateComponent(qrCodePart, () => null);
