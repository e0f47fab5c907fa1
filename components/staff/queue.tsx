'use client';

import { PageForm } from '@/components/shared/links/page-form';
import { PageLink } from '@/components/shared/links/page-link';
import { QueryProvider } from '@/components/shared/queries/query-provider';
import { Button } from '@/components/shared/ui/button';
import { choicePillVariants } from '@/components/shared/ui/choice-pill';
import { headingVariants } from '@/components/shared/ui/heading';
import { LayoutList, Search } from '@/components/shared/ui/icons';
import { inputVariants } from '@/components/shared/ui/input';
import type { StaffQueue } from '@/lib/shared/contract/staff';
import { QUEUE_KINDS } from '@/lib/shared/domain/staff/room';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { paths } from '@/lib/shared/url/paths';
import { type QueueState, staffQueuePath, WHOSE } from '@/lib/shared/url/staff-url';
import { KeysList } from './keys-list';
import { KIND_ICONS } from './kind-icons';
import { QueueList } from './queue-list';
import { useLiveQueue } from './use-live-queue';

interface QueueProps {
  state: QueueState;
  first: StaffQueue;
  /** Epoch ms. */
  now: number;
  staffId: number;
  claim: (form: FormData) => Promise<void>;
}

export function Queue(props: QueueProps) {
  return (
    <QueryProvider>
      <QueueScreen {...props} />
    </QueryProvider>
  );
}

function QueueScreen({ state, first, now, staffId, claim }: QueueProps) {
  const t = useTexts('staff.queue');
  const keys = useTexts('staff.keys');
  const live = useLiveQueue({ state, first, now });
  return (
    <div className="grid gap-x-10 gap-y-5 pt-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <aside className="grid content-start gap-6">
        <Kinds state={state} counts={live.counts} />
        <KeysList
          rows={[
            { keys: ['J', 'K'], label: keys('jk') },
            { keys: ['Enter'], label: keys('enter') },
            { keys: ['C'], label: keys('c') },
            { keys: ['1', String(QUEUE_KINDS.length + 1)], isRange: true, label: keys('kind') },
            { keys: ['/'], label: keys('search') },
            { keys: ['Z'], label: keys('z') },
          ]}
        />
      </aside>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <div>
            <h1 className={headingVariants({ size: 'large' })}>{t('title')}</h1>
            <p className="text-sm text-muted">{t('promise')}</p>
          </div>
          <SearchForm state={state} />
        </div>
        <Filters state={state} free={live.free} mine={live.mine} />
        <QueueList state={state} live={live} staffId={staffId} claim={claim} />
      </div>
    </div>
  );
}

function Kinds({ state, counts }: { state: QueueState; counts: StaffQueue['counts'] }) {
  const [t, kinds] = [useTexts('staff.queue'), useTexts('staff.kinds')];
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const rows = [
    { kind: null, label: kinds('all'), count: all, Icon: LayoutList },
    ...QUEUE_KINDS.map((kind) => ({
      kind,
      label: kinds(kind),
      count: counts[kind] ?? 0,
      Icon: KIND_ICONS[kind],
    })),
  ];
  return (
    <nav aria-label={t('whatWaits')}>
      <p className="mb-1 text-sm font-semibold max-lg:hidden" aria-hidden="true">
        {t('whatWaits')}
      </p>
      <ul className="flex flex-wrap gap-1.5 lg:grid lg:gap-0.5">
        {rows.map(({ kind, label, count, Icon }, index) => (
          <li key={label}>
            <PageLink
              className="flex min-h-target items-center gap-2.5 rounded-md px-3 font-semibold text-text no-underline hover:bg-sunken current:bg-soft current:text-on-soft max-lg:rounded-pill max-lg:border-1.5 max-lg:border-line-strong"
              href={staffQueuePath({ ...state, kind, limit: 25 })}
              aria-current={state.kind === kind ? 'true' : undefined}
              data-key={String(index + 1)}
              scroll={false}
            >
              <Icon />
              <span className="flex-1">{label}</span>
              <span className="font-normal">{count}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SearchForm({ state }: { state: QueueState }) {
  const t = useTexts('staff.queue');
  const { kind, whose, order, q } = state;
  return (
    <PageForm action={paths.staff} method="get" role="search" className="flex gap-2 max-sm:w-full">
      {kind ? <input type="hidden" name="kind" value={kind} /> : null}
      {whose === 'everybody' ? null : <input type="hidden" name="whose" value={whose} />}
      {order === 'oldest' ? null : <input type="hidden" name="order" value={order} />}
      <input
        className={inputVariants({ className: 'max-w-72' })}
        type="search"
        name="q"
        defaultValue={q}
        maxLength={100}
        placeholder={t('search')}
        aria-label={t('searchLabel')}
        dir="auto"
        data-key="/"
      />
      <Button look="secondary" size="small" type="submit">
        <Search />
        {t('find')}
      </Button>
    </PageForm>
  );
}

function Filters({ state, free, mine }: { state: QueueState; free: number; mine: number }) {
  const t = useTexts('staff.queue');
  const labels = {
    everybody: t('everybody'),
    free: t('free', { count: free }),
    mine: t('mine', { count: mine }),
  };
  const other = state.order === 'oldest' ? 'newest' : 'oldest';
  return (
    <nav className="flex flex-wrap gap-2 pt-4" aria-label={t('whose')}>
      {WHOSE.map((whose) => (
        <PageLink
          key={whose}
          className={choicePillVariants({ className: 'no-underline' })}
          href={staffQueuePath({ ...state, whose, limit: 25 })}
          aria-current={state.whose === whose ? 'true' : undefined}
          scroll={false}
        >
          {labels[whose]}
        </PageLink>
      ))}
      <PageLink
        className={choicePillVariants({ className: 'no-underline' })}
        href={staffQueuePath({ ...state, order: other, limit: 25 })}
        scroll={false}
      >
        {t(other)}
      </PageLink>
    </nav>
  );
}
