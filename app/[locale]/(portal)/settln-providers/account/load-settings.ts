import type { SignedInDevice } from '@/components/portal/account/signed-in-devices';
import { findSettings, offersSettings } from '@/lib/server/host/account-settings';
import { findAccount } from '@/lib/server/host/accounts';
import { listPushDevices } from '@/lib/server/host/calendar/push';
import { listServices } from '@/lib/server/host/services';
import { HostError } from '@/lib/server/host/transport/host-error';
import type { AccountSettings } from '@/lib/shared/contract/accounts';
import type { Push } from '@/lib/shared/contract/push-devices';
import { AppError } from '@/lib/shared/errors';
import type { Locale } from '@/lib/shared/texts/locales';
import { listSignedIn } from './signed-in';

type Loaded =
  | {
      kind: 'loaded';
      settings: AccountSettings;
      services: string[];
      push: PushOf | null;
      /** Empty if they could not be read. */
      devices: SignedInDevice[];
    }
  | { kind: 'no account' | 'not offered' | 'failed' };

/** `push` is null if it could not be read. */
export interface PushOf {
  calendarId: number;
  push: (Push & { key: string }) | null;
}

/** Null where no notices are sent. */
async function loadPush(userId: string): Promise<PushOf | null> {
  const calendarId = (await findAccount(userId))?.id ?? null;
  if (calendarId === null) return null;
  try {
    const { key, devices } = await listPushDevices(calendarId);
    return key === null ? null : { calendarId, push: { key, devices } };
  } catch (error) {
    if (error instanceof HostError) return { calendarId, push: null };
    throw error;
  }
}

/** Read before the page is sent, because the status of the page depends on it. */
export async function loadSettings(userId: string, locale: Locale): Promise<Loaded> {
  try {
    if (!(await offersSettings())) return { kind: 'not offered' };
    const [settings, services, push, devices] = await Promise.all([
      findSettings(userId),
      listServices(userId).catch(() => []),
      loadPush(userId),
      listSignedIn(userId, locale).catch(() => []),
    ]);
    if (!settings) return { kind: 'no account' };
    const names = services.map(({ name }) => name).filter(Boolean);
    return { kind: 'loaded', settings, services: [...new Set(names)], push, devices };
  } catch (error) {
    if (error instanceof AppError || error instanceof HostError) return { kind: 'failed' };
    throw error;
  }
}
