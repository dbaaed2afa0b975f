/** The deploy manifest: one export per line, grouped by what calls it. */
import "./composition/refuse-start.ts";
// Before all others: what a function is that says nothing else of itself.
import "./platform/resources.ts";
import "./composition/announce-wait.ts";
import { served } from "./composition/host.ts";
import * as events from "./composition/events.ts";
import * as requests from "./composition/requests.ts";
import * as schedules from "./composition/schedules.ts";

// europe-west1 alone, because orders and customers stay there. Only `menuFeed`, which everybody may read, is in us-central1.
export const {
  placeOrder,
  changeOrderStatus,
  delayOrder,
  moveOrder,
  answerProposal,
  editOrder,
  refundOrder,
  checkCode,
  openGuestOrder,
  openKitchen,
  deadEffects,
  retryEffect,
  addPicture,
  findAddress,
  planPublication,
  previewPublication,
  publishStorefront,
  setChoiceSoldOut,
  setSoldOut,
  setStock,
  setClosures,
  setListing,
  setOperations,
  switchWay,
  issueGiftCard,
  readPaper,
  noteExport,
  retryMail,
  undeliveredMails,
  confirmPayment,
  openDisputes,
  startPaymentOnboarding,
  checkPaymentAccount,
  keepCard,
  syncCards,
  removeCard,
  menuFeed,
  sendSignInLink,
  createShop,
  acceptContracts,
  publishLegalText,
  placeTestOrder,
  inviteMember,
  acceptInvitation,
  changeMemberRole,
  removeMember,
  lastSignIns,
  listShops,
  setShopHold,
  setSwitches,
  setVatTemplates,
  sendNotice,
  sendQuestion,
  listMessages,
  answerMessage,
} = served(requests);

export const {
  onOutboxCreated,
  onRedemptionWritten,
  onSlotWritten,
  onStockWritten,
  onAccountWritten,
  onCatalogEdited,
  onDiscountEdited,
  onMethodEdited,
  onProfileEdited,
  onSettingsEdited,
  onStorefrontEdited,
  onRestaurantWritten,
  onAddressWritten,
  onStorefrontWritten,
  mailWebhook,
  stripeWebhook,
  stripeConnectWebhook,
  stripeAccountWebhook,
  settlePaymentEvent,
  runJob,
} = served(events);

export const { runDueEffects, runOrderTimers, sendDueMail, runJobs } = served(schedules);
