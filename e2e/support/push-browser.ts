import type { BrowserContext, Page, Worker } from 'playwright/test';

interface Given {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/**
 * A headless browser does not ask for permission, and shows no notices: `answer` is what a person
 * would answer.
 */
export async function answerPermission(page: Page, answer: NotificationPermission): Promise<void> {
  await page.addInitScript((said) => {
    const NAME = 'stand-in of a permission';
    const read = () => localStorage.getItem(NAME) ?? 'default';
    Object.defineProperty(Notification, 'permission', { get: read });
    Notification.requestPermission = async () => {
      localStorage.setItem(NAME, said);
      return said;
    };
  }, answer);
}

/** Gives a browser without a push service, as a headless one, what such a service would give it. */
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
    const own = {
      getSubscription: async () => {
        const key = localStorage.getItem(NAME);
        return key === null ? null : toSubscription(key);
      },
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        localStorage.setItem(NAME, applicationServerKey);
        return toSubscription(applicationServerKey);
      },
    };
    Object.assign(PushManager.prototype, own);
  }, given);
}

async function portalWorker(context: BrowserContext): Promise<Worker> {
  const [worker] = context.serviceWorkers();
  return worker ?? context.waitForEvent('serviceworker');
}

interface Notice {
  title: string;
  options: { body?: string; tag?: string; data?: unknown };
}

/** Hands a message to the worker, as a push service would, and returns what it shows. */
export async function deliver(page: Page, message: unknown): Promise<Notice> {
  const worker = await portalWorker(page.context());
  await worker.evaluate(() => {
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
      Object.assign(self, { shown: { title, options } });
    };
  });
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
  return worker.evaluate(async () => {
    const box: { shown?: Notice } = self as object;
    while (!box.shown) await new Promise((resolve) => setTimeout(resolve, 20));
    return box.shown;
  });
}

export async function tap(context: BrowserContext, { options }: Notice): Promise<void> {
  const worker = await portalWorker(context);
  await worker.evaluate((data) => {
    const notification = { data, close: () => {} };
    const event = Object.assign(new Event('notificationclick'), { notification, waitUntil() {} });
    self.dispatchEvent(event);
  }, options.data);
}
