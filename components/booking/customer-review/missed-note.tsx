import { buttonVariants } from '@/components/ui/button';
import { noteVariants } from '@/components/ui/note';
import type { ReviewLink } from '@/lib/contract/reviews';
import { useTexts } from '@/lib/texts/use-texts';
import type { LinkAction } from './state';

interface MissedNoteProps {
  token: string;
  missed: ReviewLink['missed'];
  action: LinkAction;
}

export function MissedNote({ token, missed, action }: MissedNoteProps) {
  const t = useTexts('reviews.missed');
  if (missed === 'no') return null;
  return (
    <div className={noteVariants({ look: 'wash', className: 'grid justify-items-start' })}>
      <p role={missed === 'disputed' ? 'status' : undefined}>{t(missed)}</p>
      {missed === 'marked' ? (
        <form action={action}>
          <input type="hidden" name="token" value={token} />
          <button className={buttonVariants({ look: 'secondary', size: 'small' })} type="submit">
            {t('wasThere')}
          </button>
        </form>
      ) : null}
    </div>
  );
}
