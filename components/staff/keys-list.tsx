'use client';

import { Fragment } from 'react';
import { checkboxVariants } from '@/components/shared/ui/checkbox';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { useKeysSwitch } from './use-keys';

export function Kbd({ children }: { children: string }) {
  return (
    <kbd className="inline-grid min-w-6 place-items-center rounded-xs border border-line-strong bg-surface px-1.5 font-text text-xs font-semibold text-text">
      {children}
    </kbd>
  );
}

interface KeysListProps {
  /** A range has its first and its last key. */
  rows: readonly { keys: readonly string[]; isRange?: boolean; label: string }[];
}

export function KeysList({ rows }: KeysListProps) {
  const t = useTexts('staff.keys');
  const [on, change] = useKeysSwitch();
  return (
    <section className="noscript:hidden max-lg:hidden" aria-label={t('title')}>
      <h2 className="mb-1 text-sm font-semibold">{t('title')}</h2>
      <ul className="grid gap-1.5 text-sm">
        {rows.map(({ keys, isRange = false, label }) => (
          <li key={label} className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-2">
            <span className="flex items-center gap-1">
              {keys.map((key, index) => (
                <Fragment key={key}>
                  {isRange && index > 0 ? '–' : null}
                  <Kbd>{key}</Kbd>
                </Fragment>
              ))}
            </span>
            <span className="text-muted">{label}</span>
          </li>
        ))}
      </ul>
      <label className="mt-2 inline-flex min-h-target cursor-pointer items-center gap-2 text-sm">
        <input
          type="checkbox"
          className={checkboxVariants()}
          checked={on}
          onChange={(event) => change(event.target.checked)}
        />
        {t('on')}
      </label>
    </section>
  );
}
