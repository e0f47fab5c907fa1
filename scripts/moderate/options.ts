import { parseArgs } from 'node:util';
import type { Decision } from '@/backend/moderation/decide';
import { REASON_IDS, REASONS, type ReasonId, reasonsAbout } from '@/lib/domain/moderation/clauses';
import { textsFor } from '@/lib/texts/catalogue';

function listReasons(): string {
  const name = textsFor('en', 'moderation.reasons');
  const offered = REASON_IDS.filter((id) =>
    (['service', 'event', 'slate'] as const).some((kind) => reasonsAbout(kind).includes(id)),
  );
  return offered
    .map((id) => {
      const kinds = REASONS[id].for.flatMap((kind) =>
        kind === 'slate' ? ['post'] : kind === 'service' || kind === 'event' ? [kind] : [],
      );
      return `  ${id.padEnd(14)}${name(id)} (${kinds.join(', ')})`;
    })
    .join('\n');
}

export const USAGE = `npm run moderate                                  what waits and what was reported, as at /staff
npm run moderate -- show <id>                     all that its owner wrote
npm run moderate -- show <id> --save <folder>     also puts the files of a post there
npm run moderate -- approve <id>
npm run moderate -- reject <id> --reason <name> "..."   before it was public
npm run moderate -- delist <id> --reason <name> "..."   takes a public one down
npm run moderate -- close <number>                closes a report (7 or N-7): nothing wrong
npm run moderate -- history                       the last 20 decisions

Its owner reads the words of the reason and its clause of the terms, both in the language of their mail, and what
stands behind it in quotes. Reasons:

${listReasons()}

  --data-dir <path>   the data directory of the running product (default: .data)

With DATABASE_URL set, that database is used instead of the running product's.`;

const DECISION_OF: Readonly<Record<string, Decision>> = {
  approve: 'approved',
  reject: 'rejected',
  delist: 'delisted',
};

export type Task =
  | { do: 'list' | 'history' }
  | { do: 'help' }
  | { do: 'show'; id: string; saveTo: string | null }
  | { do: 'close'; number: number }
  | {
      do: 'decide';
      id: string;
      decision: Decision;
      reasonId: ReasonId | null;
      /** Follows the reason's words for the owner. */
      seen: string;
    };

export function readTask(argv: readonly string[]): { task: Task; dataDir: string } | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        reason: { type: 'string' },
        save: { type: 'string' },
        'data-dir': { type: 'string', default: '.data' },
        help: { type: 'boolean', default: false },
      },
    });
    const { reason = null, save = null } = values;
    const task = values.help ? { do: 'help' as const } : toTask(positionals, { reason, save });
    return task && { task, dataDir: values['data-dir'] };
  } catch {
    return null;
  }
}

function toTask(
  [verb = 'list', id, ...more]: string[],
  { reason, save }: { reason: string | null; save: string | null },
): Task | null {
  const decision = DECISION_OF[verb];
  if (decision) return id ? toDecision({ id, decision }, reason, more.join(' ').trim()) : null;
  if (more.length > 0) return null;
  if (verb === 'show') return id ? { do: 'show', id, saveTo: save } : null;
  if (verb === 'close')
    return id && /^(N-)?\d{1,9}$/i.test(id)
      ? { do: 'close', number: Number(id.replace(/^N-/i, '')) }
      : null;
  if (id !== undefined) return null;
  return verb === 'list' || verb === 'history' || verb === 'help' ? { do: verb } : null;
}

function toDecision(
  about: { id: string; decision: Decision },
  reason: string | null,
  seen: string,
): Task | null {
  if (about.decision === 'approved') {
    return reason || seen ? null : { do: 'decide', ...about, reasonId: null, seen };
  }
  const reasonId = REASON_IDS.find((known) => known === reason);
  // Reasons about the law must say which.
  if (!reasonId || (REASONS[reasonId].namesLaw && !seen)) return null;
  return { do: 'decide', ...about, reasonId, seen };
}
