// Shows the pushes of the portal and opens what they are about. It stores nothing and answers no requests.
self.addEventListener('push', (event) => {
  const { title, path, tag } = event.data.json();
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((windows) => {
      // Whoever looks at the portal sees the same there.
      if (windows.some((each) => each.focused)) return undefined;
      return self.registration.showNotification(title, { tag, icon: '/icon-192.png', data: { path } });
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = new URL(event.notification.data.path, self.location.origin).href;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((windows) => {
      const open = windows.find((each) => each.url === address);
      return open ? open.focus() : self.clients.openWindow(address);
    }),
  );
});
