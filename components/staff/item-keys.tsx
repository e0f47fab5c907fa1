'use client';

import type { StaffItem } from '@/lib/shared/contract/staff';
import { needsText, reasonsFor } from '@/lib/shared/domain/staff/room';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { KeysList } from './keys-list';
import { pressKeyed, useKeys } from './use-keys';

/** The decision's form handles its own keys. */
const KEYS = Object.fromEntries(['c', 'j', 'k', 'z'].map((key) => [key, () => pressKeyed(key)]));

interface ItemKeysProps {
  item: StaffItem;
  hasForm: boolean;
  canTake: boolean;
  hasOthers: boolean;
}

/** Lists only what works on this item. */
export function ItemKeys({ item: { actions, about }, hasForm, canTake, hasOthers }: ItemKeysProps) {
  const t = useTexts('staff.keys');
  useKeys(KEYS);
  const offers = (...some: StaffItem['actions']) => some.some((one) => actions.includes(one));
  const ofDecision = [
    ...(offers('approve', 'keep') ? [{ keys: ['A'], label: t('a') }] : []),
    ...(offers('refuse', 'takeDown') ? [{ keys: ['R'], label: t('r') }] : []),
    ...(actions.some((one) => reasonsFor(one, about.kind).length > 0)
      ? [{ keys: ['1', '9'], isRange: true, label: t('reason') }]
      : []),
    ...(actions.some(needsText) ? [{ keys: ['E'], label: t('e') }] : []),
    { keys: ['Ctrl', 'Enter'], label: t('send') },
  ];
  return (
    <KeysList
      rows={[
        ...(hasOthers ? [{ keys: ['J', 'K'], label: t('jk') }] : []),
        ...(canTake ? [{ keys: ['C'], label: t('c') }] : []),
        ...(hasForm ? ofDecision : []),
        { keys: ['Z'], label: t('z') },
      ]}
    />
  );
}
