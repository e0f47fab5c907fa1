import { Info } from '@/components/shared/ui/icons';
import { noteVariants } from '@/components/shared/ui/note';

/** In the page before its text, to be announced. */
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
