import { useState } from 'react';
import { Dialog } from '@/components/shared/ui/dialog';
import { headingVariants } from '@/components/shared/ui/heading';
import { IconButton } from '@/components/shared/ui/icon-button';
import { CircleAlert, X } from '@/components/shared/ui/icons';
import { inputVariants } from '@/components/shared/ui/input';
import { Note } from '@/components/shared/ui/note';
import { optionRowVariants } from '@/components/shared/ui/option-row';
import type { Customer } from '@/lib/shared/contract/customers';
import { asWritten } from '@/lib/shared/texts/lists';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { useCustomers } from './use-customers';

interface FindOtherProps {
  calendarId: number;
  customerId: number;
  name: string;
  isOpen: boolean;
  onFound: (customer: Customer) => void;
  onClose: () => void;
}

export function FindOther({ name, isOpen, onClose, ...about }: FindOtherProps) {
  const t = useTexts('customers.merge');
  const visit = useTexts('calendar.visit');
  return (
    <Dialog open={isOpen} onClose={onClose} labelledBy="find-other-title">
      <div className="flex items-start justify-between gap-3">
        <h2 id="find-other-title" className={headingVariants({ face: 'name', size: 'small' })}>
          {t('find', { name: asWritten(name, t.locale) })}
        </h2>
        <IconButton className="-me-2 -mt-1.5" aria-label={visit('close')} onClick={onClose}>
          <X />
        </IconButton>
      </div>
      <Others {...about} />
    </Dialog>
  );
}

function Others({
  calendarId,
  customerId,
  onFound,
}: Omit<FindOtherProps, 'name' | 'isOpen' | 'onClose'>) {
  const t = useTexts('customers.merge');
  const list = useTexts('customers.list');
  const [search, setSearch] = useState('');
  const found = useCustomers({ calendarId, search: search.trim(), filter: null, first: null });
  const others = found.customers.filter(({ id }) => id !== customerId);
  const isEmpty = others.length === 0 && !found.isLooking && !found.hasFailed;
  return (
    <>
      <search>
        <input
          type="search"
          className={inputVariants()}
          aria-label={t('search')}
          placeholder={t('search')}
          maxLength={100}
          dir="auto"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </search>
      {found.hasFailed ? (
        <Note look="error" role="alert">
          <CircleAlert />
          {t('failed')}
        </Note>
      ) : null}
      <p className="text-muted empty:hidden" role="status">
        {isEmpty ? t('nobody') : ''}
      </p>
      <ul className="grid gap-2" aria-busy={found.isLooking}>
        {others.map((customer) => (
          <li key={customer.id}>
            <button
              type="button"
              className={optionRowVariants({ size: 'small', className: 'w-full text-start' })}
              onClick={() => onFound(customer)}
            >
              <span className="min-w-0 wrap-anywhere">
                <bdi className="font-semibold">{customer.name || list('noName')}</bdi>
                <br />
                <bdi className="text-sm text-muted">{customer.phone || customer.email}</bdi>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
