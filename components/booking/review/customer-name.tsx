'use client';

import { useSyncExternalStore } from 'react';
import { findBooked } from './tab-memory';

const never = () => () => {};

function nameInTab(): string {
  const { pathname, search } = window.location;
  return findBooked(`${pathname}${search}`)?.customerName ?? '';
}

/**
 * For whom a booking is, as a row of its list. `known` is what a browser without scripts has kept,
 * "" for nothing; then the tab that booked knows. Anybody else is not told.
 */
export function CustomerName({ known }: { known: string }) {
  const name = useSyncExternalStore(
    never,
    () => known || nameInTab(),
    () => known,
  );
  return name ? (
    <div>
      <dt>Name</dt>
      <dd>
        <bdi>{name}</bdi>
      </dd>
    </div>
  ) : null;
}
