import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '@/backend/db/client';
import type { Decided, Decision } from '@/backend/moderation/decide';
import { readPostFiles } from '@/backend/moderation/post';
import type { listDecisions, Waiting } from '@/backend/moderation/queue';
import type { OpenReport } from '@/backend/moderation/reports';
import { reviewHoursLeft } from '@/lib/domain/listings/status';
import type { ReportReason } from '@/lib/domain/site/reports';
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

export function reportWaiting(waiting: readonly Waiting[], now: number): string {
  if (waiting.length === 0) return 'Nothing waits for review.';
  const entries = waiting.map(({ kind, id, name, owner, status, waitingSince }) => {
    const what = status === 'approved' ? `edited ${kind}, public` : `new ${kind}`;
    return `${sinceWhen(waitingSince, now)}: ${plain(name)} (${what}) by ${plain(owner)}\n  ${id}`;
  });
  return [`${waiting.length} waiting for review, within 48 hours each:`, ...entries].join('\n\n');
}

const IN_WORDS: Readonly<Record<ReportReason, string>> = {
  misleading: 'is not what it says it is',
  wrongDetails: 'wrong address, price or number',
  scam: 'asks for money in advance, or a scam',
  harmful: 'hateful, unsafe or not allowed',
  privateData: 'shows private data of somebody',
  rights: 'uses work of others without permission',
  forbidden: 'offers what is not allowed',
  law: 'something else against the law',
  child: 'sexual abuse of a child',
  other: 'something else',
};

export function reportReports(open: readonly OpenReport[], now: number): string {
  if (open.length === 0) return 'Nothing is reported.';
  const entries = open.map((report) => {
    const { id, kind, name, subjectId, reason, text, sender, email, reportedAt } = report;
    const what = name === null ? kind : `${kind} "${plain(name)}"`;
    return [
      `report ${id}, ${sinceWhen(reportedAt, now)}: ${what}, ${IN_WORDS[reason]}`,
      `  ${plain(subjectId)}`,
      ...(text ? [`  ${plain(text)}`] : []),
      `  ${sender ? `sent by ${plain(sender)}, ` : ''}good faith ${report.isInGoodFaith ? 'said' : 'not said'}`,
      ...(email ? [`  wants an answer: ${plain(email)}`] : []),
    ].join('\n');
  });
  return [`${open.length} reported, to be looked at within 48 hours each:`, ...entries].join(
    '\n\n',
  );
}

export function reportDecided(decision: Decision, { kind, name, closed }: Decided): string {
  const lines = [`${decision}: ${kind} "${plain(name)}". Its public page follows within a second.`];
  for (const { id, email } of closed) {
    lines.push(`Report ${id} is closed.${email ? ` Wants an answer: ${plain(email)}` : ''}`);
  }
  return lines.join('\n');
}

export function reportDecisions(made: Awaited<ReturnType<typeof listDecisions>>): string {
  if (made.length === 0) return 'Nothing was decided yet.';
  return made
    .map(({ decidedAt, decision, kind, name, subjectId, reason }) => {
      const words = reason === null ? '' : `: ${plain(reason)}`;
      return `${toIso(decidedAt)}  ${decision} ${kind} "${plain(name)}" ${subjectId}${words}`;
    })
    .join('\n');
}

export function reportFields(kind: string, fields: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(fields).flatMap(([name, value]) => {
    if (value === null || value === '') return [];
    const text = value instanceof Date ? toIso(value) : plain(String(value));
    return [`  ${name}: ${text}`];
  });
  return [`${kind}`, ...lines].join('\n');
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
