'use client';

import { useRef, useState } from 'react';
import { SearchField } from '@/components/shared/forms/search-field';
import { PageLink } from '@/components/shared/links/page-link';
import { QueryProvider } from '@/components/shared/queries/query-provider';
import { Button, buttonVariants } from '@/components/shared/ui/button';
import { choicePillVariants } from '@/components/shared/ui/choice-pill';
import { EmptyState } from '@/components/shared/ui/empty-state';
import { Check, CircleAlert } from '@/components/shared/ui/icons';
import { Note } from '@/components/shared/ui/note';
import { useOnHydration } from '@/components/shared/ui/use-on-hydration';
import type { CustomerPage } from '@/lib/shared/contract/customers';
import {
  AWAY_MONTHS,
  CUSTOMER_FILTERS,
  type CustomerFilter,
} from '@/lib/shared/domain/booking/customers';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { portalPath } from '@/lib/shared/url/portal-url';
import { CustomerRow, ROW_COLUMNS } from './customer-row';
import type { Today } from './day-words';
import { CUSTOMERS_PAGE, useCustomers } from './use-customers';

interface CustomersProps extends Today {
  calendarId: number;
  first: CustomerPage;
}

export function Customers(props: CustomersProps) {
  const t = useTexts('customers.list');
  if (props.first.total === 0) {
    return (
      <EmptyState title={t('empty')}>
        <p className="text-muted">{t('emptyLead')}</p>
        <PageLink className={buttonVariants()} href={portalPath('listings')}>
          {t('share')}
        </PageLink>
      </EmptyState>
    );
  }
  return (
    <QueryProvider>
      <CustomerList {...props} />
    </QueryProvider>
  );
}

function CustomerList({ calendarId, first, ...about }: CustomersProps) {
  const t = useTexts('customers.list');
  const [search, setSearch] = useState('');
  const words = search.trim();
  const [filter, setFilter] = useState<CustomerFilter | null>(null);
  const list = useCustomers({ calendarId, search: words, filter, first });
  const field = useRef<HTMLInputElement>(null);
  useOnHydration(() => {
    if (field.current?.value) setSearch(field.current.value);
  });
  const clear = () => {
    setSearch('');
    setFilter(null);
    field.current?.focus();
  };
  const isNarrow = words !== '' || filter !== null;
  const found = isNarrow && !list.isOfBefore && list.total !== null ? list.total : null;
  const left = (list.total ?? 0) - list.customers.length;
  return (
    <>
      <SearchField field={field} label={t('search')} value={search} onSearch={setSearch} />
      {list.counts ? (
        <FilterPills counts={list.counts} chosen={filter} onChoose={setFilter} />
      ) : null}
      {list.hasFailed ? (
        <Note look="error" role="alert" className="mt-5">
          <CircleAlert />
          <span className="flex-1">{t('failed')}</span>
          <Button look="secondary" size="small" onClick={list.retry}>
            {t('retry')}
          </Button>
        </Note>
      ) : null}
      <p className="mt-4 wrap-anywhere text-muted empty:hidden" role="status">
        {found === null
          ? ''
          : filter === null
            ? t('found', { count: found, search: words })
            : t('filtered', { count: found })}
      </p>
      {found === 0 && words ? (
        <Button look="secondary" size="small" className="mt-3" onClick={clear}>
          {t('clear')}
        </Button>
      ) : null}
      <div
        className={list.isOfBefore ? 'opacity-50 transition-opacity delay-200' : undefined}
        aria-busy={list.isLooking}
      >
        {list.customers.length > 0 ? (
          <div
            className={`mt-5 hidden gap-3 ps-14 pe-8 pb-2 text-sm text-muted md:grid ${ROW_COLUMNS}`}
            aria-hidden="true"
          >
            <span>{t('name')}</span>
            <span>{t('next')}</span>
            <span>{t('before')}</span>
          </div>
        ) : null}
        <ul className="max-md:mt-5">
          {list.customers.map((customer) => (
            <CustomerRow key={customer.id} customer={customer} {...about} />
          ))}
        </ul>
      </div>
      {list.hasMore ? (
        <Button look="secondary" className="mt-6" onClick={list.more}>
          {t('more', { count: Math.min(left, CUSTOMERS_PAGE) })}
        </Button>
      ) : null}
    </>
  );
}

interface FilterPillsProps {
  counts: CustomerPage['counts'];
  /** Null for all. */
  chosen: CustomerFilter | null;
  onChoose: (filter: CustomerFilter | null) => void;
}

const ALL_FILTERS = [null, ...CUSTOMER_FILTERS];

function FilterPills({ counts, chosen, onChoose }: FilterPillsProps) {
  const t = useTexts('customers.filters');
  return (
    <fieldset className="m-0 mt-4 flex min-w-0 flex-wrap gap-2 border-0 p-0">
      <legend className="sr-only">{t('label')}</legend>
      {ALL_FILTERS.map((filter) => (
        <button
          key={filter ?? 'all'}
          type="button"
          className={choicePillVariants()}
          aria-pressed={filter === chosen}
          onClick={() => onChoose(filter)}
        >
          {filter === chosen ? <Check /> : null}
          {t(filter ?? 'all', { count: counts[filter ?? 'all'], months: AWAY_MONTHS })}
        </button>
      ))}
    </fieldset>
  );
}
