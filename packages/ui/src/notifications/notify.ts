/** The message of a caller; it stays until closed unless the caller says otherwise. */
export interface Notification {
  readonly message: string;
  readonly detail?: string;
  readonly tone?: "info" | "ok" | "warning" | "danger";
  /** Leaves after 5000 ms. For what is also visible elsewhere; never for errors. */
  readonly autoDismiss?: boolean;
  /** Takes the place of the card of this name, if there is one. */
  readonly card?: string;
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

type Listener = (notification: Notification) => void;

const waiting: Notification[] = [];
let listener: Listener | undefined;

/** Shows a notification at the top of the screen, from anywhere. Waits while no area is on the page yet. */
export function notify(notification: Notification): void {
  if (listener === undefined) waiting.push(notification);
  else listener(notification);
}

/** The area takes over new notifications and waiting ones. Returns how to stop. */
export function receiveNotifications(receive: Listener): () => void {
  listener = receive;
  for (const notification of waiting.splice(0)) receive(notification);
  return () => {
    if (listener === receive) listener = undefined;
  };
}
