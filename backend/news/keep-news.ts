import { reportOf } from '@/backend/db/failures';
import type { Watch } from '@/backend/log/log';
import { startSchedule } from '@/backend/schedule/schedule';
import type { Database } from '../db/client';
import type { NewsConfig } from './config';
import { openPictureStore } from './picture-store';
import { type RefreshReport, refreshNews } from './refresh';

export function keepNews(
  db: Database,
  { minutes, userAgent, bucket }: NewsConfig,
  { log, note }: Watch,
): () => Promise<void> {
  const store = bucket && openPictureStore(bucket);
  const stop = startSchedule({
    minutes,
    run: async (signal) => {
      try {
        const start = performance.now();
        const report = await refreshNews(db, { minutes, userAgent, store, signal });
        if (report) log(toEntry(report, Math.round(performance.now() - start)));
        // False if another process read the feeds, or if all of them failed.
        const isRead = report?.results.some(({ outcome }) => outcome !== 'failed');
        if (isRead) note(Date.now());
        if (report?.storageError) {
          log({ event: 'news_failed', cause: reportOf(report.storageError) });
        }
      } catch (error) {
        log({ event: 'news_failed', cause: reportOf(error) });
      }
    },
  });
  return async () => {
    await stop();
    store?.close();
  };
}

function toEntry({ results, pictures }: RefreshReport, ms: number) {
  const count = (outcome: string) => results.filter((result) => result.outcome === outcome).length;
  const sum = (field: 'added' | 'merged') =>
    results.reduce((all, result) => all + result[field], 0);
  return {
    event: 'news_refreshed' as const,
    read: count('read'),
    unchanged: count('unchanged'),
    failed: count('failed'),
    added: sum('added'),
    merged: sum('merged'),
    pictures,
    ms,
  };
}
