import { reportOf } from '@/backend/db/failures';
import type { Log } from '@/backend/log/log';
import { startSchedule } from '@/backend/schedule/schedule';
import type { Database } from '../db/client';
import type { NewsConfig } from './config';
import { openPictureStore } from './picture-store';
import { type RefreshReport, refreshNews } from './refresh';

/** Null if off. */
export function keepNews(db: Database, config: NewsConfig, log: Log): (() => Promise<void>) | null {
  const { minutes, userAgent, bucket } = config;
  if (minutes === 0) return null;
  const store = bucket && openPictureStore(bucket);
  const stop = startSchedule({
    minutes,
    run: async (signal) => {
      try {
        const start = performance.now();
        const report = await refreshNews(db, { minutes, userAgent, store, signal });
        if (report) log(toEntry(report, Math.round(performance.now() - start)));
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
