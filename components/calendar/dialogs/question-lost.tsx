import { Info } from '@/components/shared/ui/icons';
import { noteVariants } from '@/components/shared/ui/note';

/** The element is in the page before its text is, so that the text is announced. */
export function QuestionLost({ why }: { why: string | null }) {
  return (
    <div role="status">
      {why === null ? null : (
        <p className={noteVariants({ look: 'info', className: 'mt-4' })}>
          <Info />
          {why}
        </p>
      )}
    </div>
  );
}
