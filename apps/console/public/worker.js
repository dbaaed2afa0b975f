/* Shows what comes from the push service and opens the board. It keeps no page and answers no request. */
self.addEventListener("push", (event) => {
  let message = {};
  try {
    message = event.data.json();
  } catch {
    // A browser wants to be shown something for each message.
  }
  const { title = "Lokalkorb", body = "", tag = "order", path = "/" } = message;
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      renotify: true,
      requireInteraction: true,
      icon: "/apple-touch-icon.png",
      lang: "de",
      data: { path },
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { path } = event.notification.data ?? {};
  // Nothing but a page of the console is opened, whatever a message says.
  const wanted = new URL(typeof path === "string" ? path : "/", self.location.origin);
  const address = wanted.origin === self.location.origin ? wanted : new URL("/", self.location.origin);
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((windows) => {
      const open = windows.find(({ url }) => new URL(url).pathname === address.pathname);
      return open === undefined ? self.clients.openWindow(address.href) : open.focus();
    }),
  );
});
