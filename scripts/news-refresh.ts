import { closeDatabase, openDatabase } from '@/backend/db/client';
import { checkFeeds } from '@/backend/news/check-feeds';
import { type NewsConfig, NewsEnvironment, newsConfigFrom } from '@/backend/news/config';
import { FEEDS, type Feed } from '@/backend/news/feeds';
import { openPictureStore } from '@/backend/news/picture-store';
import { refreshNews } from '@/backend/news/refresh';
import { loadEnvFiles } from './lib/env-files.mjs';
import { findDatabase } from './lib/find-database';
import { readTask, type Task, USAGE } from './news-refresh/options';
import { reportCheck, reportRefresh } from './news-refresh/report';

async function check(feeds: readonly Feed[], { userAgent }: NewsConfig): Promise<string> {
  const checked = await checkFeeds(feeds, { userAgent });
  if (checked.some(({ error }) => error !== null)) process.exitCode = 1;
  return reportCheck(checked);
}

async function refresh(
  feeds: readonly Feed[],
  { bucket, minutes, userAgent }: NewsConfig,
  task: Task,
): Promise<string> {
  const db = openDatabase(findDatabase(process.env, task.dataDir), {
    directUrl: process.env.DATABASE_DIRECT_URL || undefined,
  });
  const store = bucket && openPictureStore(bucket);
  try {
    const options = { minutes: minutes || 30, userAgent, store, isForced: true };
    const report = await refreshNews(db, { ...options, feeds });
    return report ? reportRefresh(report) : 'The backend is reading the feeds at this moment.';
  } finally {
    store?.close();
    await closeDatabase(db);
  }
}

const task = readTask(process.argv.slice(2));
if (!task || task.do === 'help') {
  console.log(USAGE);
  process.exit(task ? 0 : 1);
}
try {
  loadEnvFiles();
  const set = Object.entries(process.env).filter(([, value]) => value?.trim());
  const config = newsConfigFrom(NewsEnvironment.parse(Object.fromEntries(set)));
  const feeds = FEEDS.filter(
    ({ origin, residence }) =>
      task.countries.length === 0 || task.countries.includes(origin ?? residence ?? ''),
  );
  if (feeds.length === 0) throw new Error('No feed is of these countries.');
  console.log(
    task.do === 'check' ? await check(feeds, config) : await refresh(feeds, config, task),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
