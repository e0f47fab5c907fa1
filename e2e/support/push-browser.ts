import type { Page } from 'playwright/test';

interface Given {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Has a browser that has no push service, as a headless one, be given what such a service would give it. */
export async function giveSubscription(page: Page, given: Given): Promise<void> {
  await page.addInitScript(({ endpoint, p256dh, auth }) => {
    const NAME = 'stand-in of a subscription';
    const read = (key: string) => {
      const bytes = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
      return Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)).buffer;
    };
    const toSubscription = (key: string) => ({
      endpoint,
      options: { applicationServerKey: read(key), userVisibleOnly: true },
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      unsubscribe: async () => {
        localStorage.removeItem(NAME);
        return true;
      },
    });
    PushManager.prototype.getSubscription = async () => {
      const key = localStorage.getItem(NAME);
      return (key === null ? null : toSubscription(key)) as unknown as PushSubscription | null;
    };
    PushManager.prototype.subscribe = async (options) => {
      const key = String(options?.applicationServerKey);
      localStorage.setItem(NAME, key);
      return toSubscription(key) as unknown as PushSubscription;
    };
  }, given);
}

/** Has the browser hand a message to the worker of the portal, as its push service would. */
export async function deliver(page: Page, message: unknown): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const one = registrations.find(({ isDeleted }) => !isDeleted);
      if (one) resolve(one.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  });
  await session.detach();
}
