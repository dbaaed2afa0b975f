import type { AccountDeps } from "../user-accounts/account-records.ts";
import type { PasskeyDeps } from "../sign-in/passkeys/passkey-deps.ts";
import type { SignInDeps } from "../sign-in/sign-in-links.ts";
import type { VatDeps } from "../businesses/vat-register.ts";
import type { BillingDeps } from "../billing/private-files.ts";
import type { RenewingDeps } from "../catalog/renewal/revalidate.ts";
import type { ComplaintDeps } from "../complaints/complaint-files.ts";
import type { FeedDeps } from "../feeds/menu-feed.ts";
import type { MailDeps } from "../notifications/delivery/mail-ports.ts";
import type { GroupDeps } from "../ordering/groups/group-deps.ts";
import type { GuestLinks } from "../ordering/lookup/guest-token.ts";
import type { OrderingDeps } from "../ordering/write/ordering-deps.ts";
import type { PaymentDeps } from "../payments/provider/payment-deps.ts";
import type { PlaceDeps } from "../places/geocoder.ts";
import type { PictureDeps } from "../pictures/picture-files.ts";
import type { SearchDeps } from "../search/search-port.ts";
import type { PushDeps } from "../push/push-port.ts";
import type { ShareDeps } from "../share-pictures/share-files.ts";
import type { SmsDeps } from "../sms/sms-port.ts";
import type { TakeoutDeps } from "../takeouts/takeout-files.ts";
import type { TeamDeps } from "../team/last-sign-ins.ts";

/** The dependencies of all rooms together. Only the composition root and the endpoints know the whole. */
export interface AllDeps
  extends
    OrderingDeps,
    PaymentDeps,
    RenewingDeps,
    MailDeps,
    BillingDeps,
    SearchDeps,
    FeedDeps,
    SignInDeps,
    PasskeyDeps,
    AccountDeps,
    PictureDeps,
    ShareDeps,
    ComplaintDeps,
    PlaceDeps,
    VatDeps,
    PushDeps,
    SmsDeps,
    TakeoutDeps,
    TeamDeps,
    GroupDeps {
  readonly guestLinks: GuestLinks;
}
