import { formatAmountIn } from '@/lib/shared/domain/money';
import type { Texts } from '@/lib/shared/texts/texts';
import { formatClock } from '@/lib/shared/time/clock-words';
import { localDay } from '@/lib/shared/time/format';
import { type Cell, toCsv } from './csv';

/** Both ends included. */
export const MOST_FILE_DAYS = 731;

interface FileVisit {
  id: string;
  startsAt: number;
  endsAt: number | null;
  customerName: string;
  customerPhone: string;
  customerEmail: string;
  customerRemark?: string | undefined;
  services: readonly { name: string }[];
  totalMinor: number | null;
  isCancelled: boolean;
  didNotCome: boolean | null;
  person: { name: string } | null;
}

interface FileOptions {
  now: number;
  zone: string;
  t: Texts<'customers.file'>;
}

const STATES = ['kept', 'coming', 'missed', 'cancelled'] as const;
type State = (typeof STATES)[number];

function stateOf({ isCancelled, didNotCome, startsAt, endsAt }: FileVisit, now: number): State {
  if (isCancelled) return 'cancelled';
  if (didNotCome) return 'missed';
  return (endsAt ?? startsAt) <= now ? 'kept' : 'coming';
}

/**
 * Dates and times are those of the venue, "2026-11-26" and "09:45". If clocks show a time twice,
 * the zone is added. Money is in euro, with the decimal sign of the language.
 */
export function toVisitsFile(visits: readonly FileVisit[], { now, zone, t }: FileOptions): string {
  const clock = (at: number | null) => (at === null ? '' : formatClock(at, zone, t.locale));
  const head = [
    t('date'),
    t('start'),
    t('end'),
    t('state'),
    t('customer'),
    t('phone'),
    t('email'),
    t('remark'),
    t('services'),
    t('with'),
    t('total'),
    t('id'),
  ];
  const rows = visits.map((visit): Cell[] => [
    localDay(visit.startsAt, zone),
    clock(visit.startsAt),
    clock(visit.endsAt),
    t(stateOf(visit, now)),
    visit.customerName,
    visit.customerPhone,
    visit.customerEmail,
    visit.customerRemark ?? '',
    visit.services.map(({ name }) => name).join(', '),
    visit.person?.name ?? '',
    visit.totalMinor === null ? '' : formatAmountIn(visit.totalMinor, t.locale),
    visit.id,
  ]);
  return toCsv([head, ...rows], t.locale);
}

export function toMonthsFile(visits: readonly FileVisit[], { now, zone, t }: FileOptions): string {
  const byMonth = new Map<string, FileVisit[]>();
  for (const visit of visits) {
    const month = localDay(visit.startsAt, zone).slice(0, 7);
    byMonth.set(month, [...(byMonth.get(month) ?? []), visit]);
  }
  const rowOf = (name: string, all: readonly FileVisit[]): Cell[] => {
    const of = (state: State) => all.filter((visit) => stateOf(visit, now) === state);
    const sum = (some: readonly FileVisit[]) =>
      formatAmountIn(
        some.reduce((minor, { totalMinor }) => minor + (totalMinor ?? 0), 0),
        t.locale,
      );
    const [kept, coming] = [of('kept'), of('coming')];
    return [
      name,
      kept.length,
      sum(kept),
      coming.length,
      sum(coming),
      of('missed').length,
      of('cancelled').length,
    ];
  };
  const head = [
    t('month'),
    t('keptVisits'),
    t('keptTotal'),
    t('comingVisits'),
    t('comingTotal'),
    t('missed'),
    t('cancelled'),
  ];
  const months = [...byMonth].sort(([one], [other]) => (one < other ? -1 : 1));
  const rows = months.map(([month, of]) => rowOf(month, of));
  return toCsv([head, ...rows, rowOf(t('all'), visits)], t.locale);
}
