// Shows notices of bookings. It answers no requests, so it can neither keep nor slow down a page.

const CALENDAR = new URL(self.location.href).searchParams.get('calendar');
const PORTAL = new URL(self.registration.scope).pathname;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** The shape is that of declarative web push. Browsers want something shown for every message. */
function readNotification(data) {
  try {
    const { notification } = data.json();
    if (typeof notification.title === 'string') return notification;
  } catch {}
  return { title: self.location.host };
}

self.addEventListener('push', (event) => {
  const { title, body, navigate, tag, lang, dir } = readNotification(event.data);
  const options = {
    body,
    lang,
    dir,
    icon: '/icons/192.png',
    data: { navigate },
    ...(tag && { tag, renotify: true }),
  };
  event.waitUntil(self.registration.showNotification(title, options));
});

/** Goes on in an open portal, but never in a form in which something may have been typed. */
async function open(href) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find(({ url }) => url === href);
  if (shown) return shown.focus();
  const portal = windows.find(({ url }) => new URL(url).pathname === PORTAL);
  if (portal) {
    try {
      const moved = await portal.navigate(href);
      return await (moved ?? portal).focus();
    } catch {
      // A page that this worker does not control cannot be moved by it.
    }
  }
  return self.clients.openWindow(href);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data?.navigate ?? PORTAL, self.location.origin);
  if (url.origin === self.location.origin) event.waitUntil(open(url.href));
});

async function idOf(endpoint) {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The browser gave itself another address. After the session has ended, mail alone goes on. */
async function renew({ oldSubscription, newSubscription }) {
  if (!oldSubscription || !CALENDAR) return;
  const { applicationServerKey } = oldSubscription.options;
  const fresh =
    newSubscription ??
    (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
  const { endpoint, keys } = fresh.toJSON();
  const replaces = await idOf(oldSubscription.endpoint);
  await fetch(`/api/calendars/${CALENDAR}/push`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, ...keys, replaces }),
  });
}

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));
