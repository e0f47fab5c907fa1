import { PageLink } from '@/components/links/page-link';
import { buttonVariants } from '@/components/ui/button';
import { CircleAlert, RotateCw } from '@/components/ui/icons';
import { Note } from '@/components/ui/note';
import { useTexts } from '@/lib/texts/use-texts';
import { type FindState, findPath } from '@/lib/url/find-url';

export function FindFailed({ state }: { state: FindState }) {
  const t = useTexts('directory.failed');
  const actions = useTexts('ui.actions');
  return (
    <Note look="error" size="large" className="my-6" role="alert">
      <CircleAlert />
      <div className="grid justify-items-start gap-3">
        <h2 className="font-semibold">{t('title')}</h2>
        <p>{t('cause')}</p>
        <PageLink className={buttonVariants({ look: 'secondary' })} href={findPath(state)}>
          <RotateCw />
          {actions('tryAgain')}
        </PageLink>
      </div>
    </Note>
  );
}
