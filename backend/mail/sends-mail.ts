import { eq } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';
import { settings } from '@/backend/db/mail-schema';

const NAME = 'sends_mail';

/** Stored for commands that run without the backend's variables. */
export async function noteSendsMail(db: Database, value: boolean): Promise<void> {
  await db
    .insert(settings)
    .values({ name: NAME, value })
    .onConflictDoUpdate({ target: settings.name, set: { value } });
}

/** Returns what the backend that started last has stored. */
export async function sendsMail(db: Database): Promise<boolean> {
  const [row] = await db.select().from(settings).where(eq(settings.name, NAME));
  return row?.value ?? false;
}
