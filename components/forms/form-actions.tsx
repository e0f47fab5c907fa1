import { useTexts } from '#texts';
import { PageLink } from '@/components/links/page-link';
import { Button, buttonVariants } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { useHydrated } from '@/components/ui/use-hydrated';

interface FormActionsProps {
  /** Where Cancel leads. */
  cancelTo: string;
  isSending: boolean;
  isBarred: boolean;
  /** An earlier submit was looked for and not found. */
  isRepeat: boolean;
}

/** Cancel and Submit; on phones a bar at the end of the window. */
export function FormActions({ cancelTo, isSending, isBarred, isRepeat }: FormActionsProps) {
  const t = useTexts('forms.form');
  const actions = useTexts('ui.actions');
  const isHydrated = useHydrated();
  return (
    <div
      className="max-lg:tall:sticky bottom-0 z-sticky -mx-gutter flex flex-wrap gap-3 border-t border-line bg-surface px-gutter pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] shadow-bar lg:mx-0 lg:justify-end lg:bg-transparent lg:px-0 lg:pt-6 lg:pb-0 lg:shadow-none"
      data-form-actions
    >
      <PageLink className={buttonVariants({ look: 'secondary' })} href={cancelTo}>
        {actions('cancel')}
      </PageLink>
      <Button
        type="submit"
        className="max-lg:flex-1"
        aria-disabled={isBarred}
        // Without scripts the browser would submit the form itself and come back with it empty.
        disabled={!isHydrated}
      >
        {isSending ? <Spinner /> : null}
        {t(isSending ? 'submitting' : isRepeat ? 'sendAgain' : 'submit')}
      </Button>
    </div>
  );
}
