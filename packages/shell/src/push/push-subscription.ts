export interface StoredSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Why a browser cannot be told of anything; null: it can. */
export type PushObstacle = "homeScreen" | "unsupported" | "denied";

export function pushObstacle(): PushObstacle | null {
  const isSupported = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (isSupported) return Notification.permission === "denied" ? "denied" : null;
  // Apple gives the service to pages on the home screen alone.
  const isApple = /iPhone|iPad/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1); // prettier-ignore
  return isApple ? "homeScreen" : "unsupported";
}

/**
 * Asks the person, and then the browser's push service. Only after a press: browsers refuse it otherwise. `worker`: the
 * address of the app's own, which shows the messages.
 */
export async function subscribe(
  key: string,
  worker: string,
): Promise<StoredSubscription | "denied" | "dismissed" | "noService"> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission === "denied" ? "denied" : "dismissed";
  try {
    await navigator.serviceWorker.register(worker);
    const { pushManager } = await navigator.serviceWorker.ready;
    const known = await pushManager.getSubscription();
    // A browser has one subscription, which may serve another shop of the same person as well. One of an older key of ours is
    // of no use, and the browser would give no other beside it.
    const isOurs = known !== null && keyOf(known) === key;
    if (!isOurs) await known?.unsubscribe();
    const subscription = isOurs
      ? known
      : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys = {} } = subscription.toJSON();
    const { p256dh, auth } = keys;
    return endpoint && p256dh && auth ? { endpoint, p256dh, auth } : "noService";
  } catch {
    return "noService";
  }
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
