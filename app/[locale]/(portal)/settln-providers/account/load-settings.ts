import type { AccountSettings } from '@/lib/contract/account-settings';
import { AppError } from '@/lib/errors';
import { findSettings, offersSettings } from '@/lib/host/account-settings';
import { listServices } from '@/lib/host/services';
import { HostError } from '@/lib/host/transport/host-error';

type Loaded =
  | { kind: 'loaded'; settings: AccountSettings; services: string[] }
  | { kind: 'no account' | 'not offered' | 'failed' };

/** Awaited before the page is rendered, since its status depends on it. */
export async function loadSettings(userId: string): Promise<Loaded> {
  try {
    if (!(await offersSettings())) return { kind: 'not offered' };
    const [settings, services] = await Promise.all([
      findSettings(userId),
      listServices(userId).catch(() => []),
    ]);
    if (!settings) return { kind: 'no account' };
    const names = services.map(({ name }) => name).filter(Boolean);
    return { kind: 'loaded', settings, services: [...new Set(names)] };
  } catch (error) {
    if (error instanceof AppError || error instanceof HostError) return { kind: 'failed' };
    throw error;
  }
}
