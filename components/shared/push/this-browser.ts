import { callApi } from '@/lib/shared/api/call-api';
import type { PushDevice } from '@/lib/shared/contract/push-devices';
import { deviceName } from '@/lib/shared/domain/notices/device-name';
import { paths } from '@/lib/shared/url/paths';
import { PORTAL_WORKER } from '@/lib/shared/url/portal-files';

/** Browsers without a push service never answer. */
const PATIENCE_MS = 20_000;

/** `homeScreen`: iPhones and iPads show notices only of pages on the home screen. */
export type Support = 'yes' | 'homeScreen' | 'no';

export function pushSupport(): Support {
  const knows = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (knows) return 'yes';
  const isPad = /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;
  const isHandheld = isPad || /iPhone|iPad|iPod/.test(navigator.userAgent);
  const isOpenedFromThere = window.matchMedia('(display-mode: standalone)').matches;
  return isHandheld && !isOpenedFromThere ? 'homeScreen' : 'no';
}

const toBase64url = (bytes: ArrayBuffer | null) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

async function idOf({ endpoint }: PushSubscription): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(paths.portal);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Null if it gets no notices signed by `key`. */
export async function ownDeviceId(key: string): Promise<string | null> {
  const subscription = await findSubscription().catch(() => null);
  if (!subscription || Notification.permission !== 'granted') return null;
  if (toBase64url(subscription.options.applicationServerKey) !== key) return null;
  return idOf(subscription);
}

function inTime<T>(work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('too late')), PATIENCE_MS);
  });
  return Promise.race([work, late]);
}

function untilActive(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.installing ?? registration.waiting;
  if (registration.active || !worker) return Promise.resolve();
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
    });
  });
}

async function subscribe(calendarId: number, key: string): Promise<PushSubscription> {
  const worker = `${PORTAL_WORKER}?${new URLSearchParams({ calendar: String(calendarId) })}`;
  const options = { scope: paths.portal, updateViaCache: 'none' } as const;
  const registration = await navigator.serviceWorker.register(worker, options);
  await untilActive(registration);
  const old = await registration.pushManager.getSubscription();
  if (old && toBase64url(old.options.applicationServerKey) === key) return old;
  // A browser takes no second key.
  await old?.unsubscribe();
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

type TurnedOn =
  | { outcome: 'on'; device: PushDevice }
  | { outcome: 'blocked' | 'dismissed' | 'noService' }
  | { outcome: 'refused'; message: string };

/** Call it from a press: otherwise browsers do not ask for permission. */
export async function turnOn(
  calendarId: number,
  key: string,
  onAllowed: () => void,
): Promise<TurnedOn> {
  const permission = await Notification.requestPermission();
  if (permission === 'denied') return { outcome: 'blocked' };
  if (permission !== 'granted') return { outcome: 'dismissed' };
  onAllowed();
  const subscription = await inTime(subscribe(calendarId, key)).catch(() => null);
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  if (!endpoint || !keys?.p256dh || !keys.auth) return { outcome: 'noService' };
  const label = deviceName(navigator.userAgent);
  const result = await callApi(
    'PUT /api/calendars/{calendarId}/push',
    { endpoint, p256dh: keys.p256dh, auth: keys.auth, label },
    { params: { calendarId: String(calendarId) } },
  );
  return result.ok
    ? { outcome: 'on', device: result.answer.device }
    : { outcome: 'refused', message: result.message };
}

/** From then on the browser refuses notices, even if our server never hears of it. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(paths.portal);
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  await registration?.unregister();
}

export function mayHaveNotices(): boolean {
  return pushSupport() === 'yes' && Notification.permission === 'granted';
}

const LEAVE_MS = 2_000;

/** Called before signing out. Never throws, and never takes long. */
export async function leave(): Promise<void> {
  const work = async () => {
    const registration = await navigator.serviceWorker.getRegistration(paths.portal);
    const subscription = await registration?.pushManager.getSubscription();
    if (!registration || !subscription) return;
    const { searchParams } = new URL(registration.active?.scriptURL ?? '', location.href);
    const params = {
      calendarId: searchParams.get('calendar') ?? '',
      deviceId: await idOf(subscription),
    };
    const route = 'DELETE /api/calendars/{calendarId}/push/{deviceId}';
    await Promise.all([callApi(route, undefined, { params }), unsubscribe()]);
  };
  const late = new Promise<void>((resolve) => setTimeout(resolve, LEAVE_MS));
  await Promise.race([work().catch(() => {}), late]);
}
