'use client';

import { useFormStatus } from 'react-dom';
import { useTexts } from '#texts';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { toIso } from '@/lib/time/instant';
import type { ChangeAction } from './visit';

interface CancelFormProps {
  token: string;
  /** The start that the question names (epoch ms). */
  startsAt: number;
  action: ChangeAction;
}

/** Cancels; one submit at a time. */
export function CancelForm({ token, startsAt, action }: CancelFormProps) {
  return (
    <form action={action}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="startTime" value={toIso(startsAt)} />
      <CancelButton />
    </form>
  );
}

function CancelButton() {
  const t = useTexts('booking.manage');
  const { pending } = useFormStatus();
  return (
    <Button type="submit" look="danger" full aria-disabled={pending || undefined}>
      {pending ? <Spinner /> : null}
      {t('cancel')}
    </Button>
  );
}
