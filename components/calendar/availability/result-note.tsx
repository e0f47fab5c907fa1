import { CircleAlert, CircleCheck } from '@/components/ui/icons';
import { Note, noteVariants } from '@/components/ui/note';
import type { ShownResult } from './result';

const PLACE = 'col-span-full max-h-[30dvh] overflow-auto py-3!';

/** The result of the last change: a success, or an error with the host's reason. */
export function ResultNote({ result }: { result: ShownResult | null }) {
  const success = result && !result.isError ? result.text : null;
  return (
    <>
      {/* It is there before its text: screen readers do not announce a status that comes with one. */}
      <div
        role="status"
        className={success ? noteVariants({ look: 'success', className: PLACE }) : 'sr-only'}
      >
        {success ? (
          <>
            <CircleCheck />
            <b className="min-w-0 flex-1">
              <bdi>{success}</bdi>
            </b>
          </>
        ) : null}
      </div>
      {result?.isError ? (
        <Note look="error" className={PLACE} role="alert">
          <CircleAlert />
          <div className="min-w-0 flex-1">
            <p>
              <b>
                <bdi>{result.text}</bdi>
              </b>
            </p>
            {result.reason ? <p dir="auto">{result.reason}</p> : null}
          </div>
        </Note>
      ) : null}
    </>
  );
}
