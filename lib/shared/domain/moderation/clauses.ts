/**
 * What must not be published, in the order of `/terms`, whose anchors have these names. Decisions
 * and mails cite them for good, so never rename or reuse one.
 */
export const CLAUSES = [
  'law',
  'children',
  'hate',
  'safety',
  'privacy',
  'identity',
  'truth',
  'rights',
  'clarity',
  'scope',
  'spam',
  'customers',
  'booked',
  'visit',
  'reward',
  'complaints',
  'evasion',
] as const;
export type Clause = (typeof CLAUSES)[number];

export type Judged = 'service' | 'event' | 'slate' | 'review' | 'account';

const OFFERED = ['service', 'event'] as const;
const PUBLISHED = ['service', 'event', 'slate', 'review'] as const;
const ANYTHING = ['service', 'event', 'slate', 'review', 'account'] as const;

interface ReasonRow {
  clause: Clause;
  for: readonly Judged[];
  /** Whether the text has to name the law. */
  namesLaw?: true;
}

/**
 * Reasons for a decision against somebody, the most frequent first. The log stores their names, so
 * never rename one.
 */
const ROWS = {
  untrue: { clause: 'truth', for: [...OFFERED, 'slate', 'account'] },
  noVisit: { clause: 'booked', for: ['review'] },
  offTopic: { clause: 'visit', for: ['review'] },
  untrueReview: { clause: 'visit', for: ['review'] },
  rewarded: { clause: 'reward', for: ['review', 'account'] },
  incomplete: { clause: 'clarity', for: OFFERED },
  prices: { clause: 'truth', for: OFFERED },
  licence: { clause: 'truth', for: [...OFFERED, 'account'] },
  pictures: { clause: 'rights', for: [...OFFERED, 'slate'] },
  scope: { clause: 'scope', for: [...OFFERED, 'slate'] },
  spam: { clause: 'spam', for: ANYTHING },
  law: { clause: 'law', for: ANYTHING, namesLaw: true },
  hate: { clause: 'hate', for: ANYTHING },
  unsafe: { clause: 'safety', for: ANYTHING },
  personalData: { clause: 'privacy', for: PUBLISHED },
  otherName: { clause: 'identity', for: ANYTHING },
  notYours: { clause: 'identity', for: OFFERED },
  children: { clause: 'children', for: ANYTHING, namesLaw: true },
  customerContacts: { clause: 'customers', for: ['account'] },
  complaints: { clause: 'complaints', for: ['account'] },
  evasion: { clause: 'evasion', for: ANYTHING },
} as const satisfies Record<string, ReasonRow>;

export type ReasonId = keyof typeof ROWS;
export const REASONS: Readonly<Record<ReasonId, ReasonRow>> = ROWS;

const isReasonId = (name: string): name is ReasonId => name in ROWS;
export const REASON_IDS = Object.keys(ROWS).filter(isReasonId);

export function reasonsAbout(judged: Judged): ReasonId[] {
  return REASON_IDS.filter((id) => REASONS[id].for.includes(judged));
}
