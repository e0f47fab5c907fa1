import { ActionForm } from '@/components/shared/forms/action-form';
import { buttonVariants } from '@/components/shared/ui/button';
import { noteVariants } from '@/components/shared/ui/note';
import type { ReviewLink } from '@/lib/shared/contract/reviews';
import { useTexts } from '@/lib/shared/texts/use-texts';
import type { ReviewFailure } from '@/lib/shared/url/review-url';
import { ChangeFailure } from './change-failure';
import type { LinkAction } from './state';

interface MissedNoteProps {
  token: string;
  missed: ReviewLink['missed'];
  /** Why a press of this button failed. */
  failure?: ReviewFailure | null;
  action: LinkAction;
}

export function MissedNote({ token, missed, failure = null, action }: MissedNoteProps) {
  const t = useTexts('reviews.missed');
  if (missed === 'no') return null;
  return (
    <div className={noteVariants({ look: 'wash', className: 'grid justify-items-start' })}>
      <p role={missed === 'disputed' ? 'status' : undefined}>{t(missed)}</p>
      {missed === 'marked' ? (
        <ActionForm action={action}>
          <input type="hidden" name="token" value={token} />
          <button className={buttonVariants({ look: 'secondary', size: 'small' })} type="submit">
            {t('wasThere')}
          </button>
        </ActionForm>
      ) : null}
      <ChangeFailure failure={failure} />
    </div>
  );
}
