import { ConfirmDialog } from '@/components/shared/ui/confirm-dialog';
import { headingVariants } from '@/components/shared/ui/heading';
import type { Customer } from '@/lib/shared/contract/customers';
import { UNDO_MERGE_DAYS } from '@/lib/shared/domain/booking/customers';
import { useTexts } from '@/lib/shared/texts/use-texts';

type Shown = Pick<Customer, 'id' | 'name' | 'phone' | 'email' | 'visits'>;

interface MergeDialogProps {
  one: Shown;
  other: Shown | null;
  isBusy: boolean;
  onKeep: () => void;
  onMerge: (otherId: number) => void;
}

export function MergeDialog({ one, other, isBusy, onKeep, onMerge }: MergeDialogProps) {
  const t = useTexts('customers.merge');
  return (
    <ConfirmDialog
      open={other !== null}
      question={t('question')}
      lead={t('lead', { days: UNDO_MERGE_DAYS })}
      look="agree"
      keepLabel={t('keep')}
      actLabel={t('act')}
      isBusy={isBusy}
      onKeep={onKeep}
      onAct={() => other && onMerge(other.id)}
    >
      <ul className="grid grid-cols-2 gap-3">
        {[one, ...(other ? [other] : [])].map((customer) => (
          <Side key={customer.id} customer={customer} />
        ))}
      </ul>
    </ConfirmDialog>
  );
}

function Side({ customer: { name, phone, email, visits } }: { customer: Shown }) {
  const t = useTexts('customers.list');
  return (
    <li className="grid content-start gap-1 rounded-md border border-line p-3 wrap-anywhere">
      <span className={headingVariants({ face: 'name' })}>
        <bdi>{name || t('noName')}</bdi>
      </span>
      {[phone, email].filter(Boolean).map((way) => (
        <span className="text-sm text-muted" key={way}>
          <bdi translate="no">{way}</bdi>
        </span>
      ))}
      <span className="text-sm text-muted">{t('visits', { count: visits })}</span>
    </li>
  );
}
