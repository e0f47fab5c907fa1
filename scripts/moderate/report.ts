import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '@/backend/db/client';
import type { Decided, Decision } from '@/backend/moderation/decide';
import { readPostFiles } from '@/backend/moderation/post';
import type { listDecisions } from '@/backend/moderation/queue';
import type { OpenReport } from '@/backend/moderation/reports';
import type { Waiting } from '@/backend/moderation/waiting';
import { reviewHoursLeft } from '@/lib/domain/listings/status';
import { OF_REVIEW } from '@/lib/domain/site/reports';
import type { StaffKind } from '@/lib/domain/staff/room';
import { textsFor } from '@/lib/texts/catalogue';
import { toIso } from '@/lib/time/instant';
import { HOUR_MS } from '@/lib/time/units';

/** Safe for a terminal: one line, without control characters. */
export function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

function sinceWhen(since: Date, now: number): string {
  const left = reviewHoursLeft(since.getTime(), now);
  const age = `waits ${Math.floor((now - since.getTime()) / HOUR_MS)} h`;
  return left > 0 ? `${age}, ${Math.ceil(left)} h left` : `${age}, LATE by ${Math.ceil(-left)} h`;
}

/** The words of the staff's room. */
const kinds = textsFor('en', 'staff.kind');
const details = textsFor('en', 'staff.details');
const rows = textsFor('en', 'staff.queue');
const items = textsFor('en', 'staff.item');
const done = textsFor('en', 'staff.done');
const DONE = { approved: 'approve', rejected: 'refuse', delisted: 'takeDown' } as const;

const inWords = (detail: string) =>
  detail.split(' ').map((one) => (details.isKey(one) ? details(one) : one));

export function reportWaiting(all: readonly Waiting[], now: number): string {
  const waiting = all.filter(({ kind }) => kind !== 'report');
  if (waiting.length === 0) return 'Nothing waits for review.';
  const entries = waiting.map(({ kind, id, name, owner, detail, about, waitingSince }) => {
    const what = [kinds(kind), ...inWords(detail)].join(', ');
    const whose = owner
      ? `, ${rows(about === 'review' ? 'about' : 'by', { owner: plain(owner) })}`
      : '';
    const where = kind === 'review' || kind === 'appeal' ? ' (decided at /staff)' : '';
    return `${sinceWhen(waitingSince, now)}: ${plain(name)} (${what})${whose}\n  ${id}${where}`;
  });
  return [`${waiting.length} waiting for review, within 48 hours each:`, ...entries].join('\n\n');
}

export function reportReports(open: readonly OpenReport[], now: number): string {
  if (open.length === 0) return 'Nothing is reported.';
  const entries = open.map((report) => {
    const { id, kind, name, subjectId, reason, text, sender, email, reportedAt } = report;
    const what = kinds(kind) + (name === null ? '' : ` "${plain(name)}"`);
    const own = kind === 'review' ? OF_REVIEW[reason] : undefined;
    const why = own
      ? textsFor('en', 'report.dialog')(own)
      : textsFor('en', 'report.reasons')(reason);
    return [
      `N-${id}, ${sinceWhen(reportedAt, now)}: ${what}: ${why}`,
      `  ${plain(subjectId)}`,
      ...(text ? [`  ${plain(text)}`] : []),
      ...(sender ? [`  ${items('sentBy', { name: plain(sender) })}`] : []),
      `  ${items(report.isInGoodFaith ? 'goodFaith' : 'noGoodFaith')}`,
      ...(email ? [`  ${items('answer', { email: plain(email) })}`] : []),
    ].join('\n');
  });
  return [`${open.length} reported, to be looked at within 48 hours each:`, ...entries].join(
    '\n\n',
  );
}

export function reportDecided(decision: Decision, { kind, name, closed }: Decided): string {
  const what = `${kinds(kind)} "${plain(name)}"`;
  const lines = [`${done(DONE[decision])}: ${what}. Its public page follows within a second.`];
  for (const { id, email } of closed) {
    lines.push(`N-${id} is closed.${email ? ` ${items('answer', { email: plain(email) })}` : ''}`);
  }
  return lines.join('\n');
}

export function reportDecisions(made: Awaited<ReturnType<typeof listDecisions>>): string {
  if (made.length === 0) return 'Nothing was decided yet.';
  return made
    .map(({ decidedAt, decision, kind, name, subjectId, reason }) => {
      const words = reason === null ? '' : `: ${plain(reason)}`;
      const what = `${done(DONE[decision])}: ${kinds(kind)} "${plain(name)}"`;
      return `${toIso(decidedAt)}  ${what} ${subjectId}${words}`;
    })
    .join('\n');
}

const fieldNames = textsFor('en', 'staff.fields');

export function reportFields(kind: StaffKind, fields: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(fields).flatMap(([name, value]) => {
    if (value === null || value === '') return [];
    const text = value instanceof Date ? toIso(value) : plain(String(value));
    return [`  ${fieldNames.isKey(name) ? fieldNames(name) : name}: ${text}`];
  });
  return [kinds(kind), ...lines].join('\n');
}

export async function saveFiles(db: Database, postId: string, folder: string): Promise<string[]> {
  const files = await readPostFiles(db, postId);
  if (files.length === 0) return [];
  await mkdir(folder, { recursive: true });
  const write = async ({ name, bytes }: (typeof files)[number]) => {
    const file = path.join(folder, name);
    await writeFile(file, bytes);
    return `  saved: ${file}`;
  };
  return Promise.all(files.map(write));
}
