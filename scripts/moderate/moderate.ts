import type { Database } from '@/backend/db/client';
import { letterTexts, writeIn } from '@/backend/mail/letter-language';
import { sendsMail } from '@/backend/mail/sends-mail';
import { decide, NOTHING_THERE } from '@/backend/moderation/decide';
import { findSubmission, listDecisions } from '@/backend/moderation/queue';
import { closeReport, findAccountOf, viewReports } from '@/backend/moderation/reports';
import { listWaiting } from '@/backend/moderation/waiting';
import type { Environment, Said } from '../lib/command';
import { onDatabase } from '../lib/on-database';
import { readTask, type Task, USAGE } from './options';
import {
  reportDecided,
  reportDecisions,
  reportFields,
  reportReports,
  reportWaiting,
  saveFiles,
} from './report';

/** In the language of its owner's mail. */
async function reasonFor(
  db: Database,
  { id, reasonId, seen }: Extract<Task, { do: 'decide' }>,
): Promise<string | null> {
  if (reasonId === null) return null;
  const found = await findSubmission(db, id);
  const owner = found && (await findAccountOf(db, { kind: found.kind, id }));
  const draft = writeIn(owner?.language, () => letterTexts('moderation.drafts')(reasonId));
  return [draft, seen].filter(Boolean).join(' ');
}

async function run(
  db: Database,
  task: Exclude<Task, { do: 'help' }>,
  now: number,
): Promise<string> {
  switch (task.do) {
    case 'list':
      return [
        reportWaiting(await listWaiting(db), now),
        reportReports(await viewReports(db, now), now),
      ].join('\n\n');
    case 'close':
      await closeReport(db, task.number, now, { tells: await sendsMail(db) });
      return `N-${task.number} is closed.`;
    case 'history':
      return reportDecisions(await listDecisions(db, 20));
    case 'show': {
      const found = await findSubmission(db, task.id);
      if (!found) throw new Error(NOTHING_THERE);
      const saved = task.saveTo === null ? [] : await saveFiles(db, task.id, task.saveTo);
      return [reportFields(found.kind, found.fields), ...saved].join('\n');
    }
    case 'decide': {
      const verdict = { ...task, reason: await reasonFor(db, task) };
      const decided = await decide(db, verdict, now, { tells: await sendsMail(db) });
      return reportDecided(task.decision, decided);
    }
  }
}

export async function moderate(argv: readonly string[], env: Environment): Promise<Said> {
  const read = readTask(argv);
  if (!read || read.task.do === 'help') return { code: read ? 0 : 1, out: `${USAGE}\n`, err: '' };
  const { task, dataDir } = read;
  return onDatabase({ env, dataDir, connections: 1 }, (db) => run(db, task, Date.now()));
}
