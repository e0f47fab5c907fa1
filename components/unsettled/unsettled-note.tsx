import { CircleHelp } from 'lucide-react';
import { Spinner } from '@/components/ui/spinner';
import type { UnsettledPhase } from './use-unsettled';

/** How a form speaks of what it has sent. */
export interface UnsettledWords {
  /** What nobody knows, for example "your service was saved". */
  done: string;
  /** Where it would be seen, for example "your services". */
  place: string;
  /** It is not seen there: what that means, and what sending it again does. */
  missing: string;
  /** A page that shows the place; opened beside the form. */
  href?: string;
}

interface UnsettledNoteProps {
  phase: UnsettledPhase;
  words: UnsettledWords;
  onLookAgain: () => void;
}

/** No answer came: what is done about it, and what one can do. It stands before it speaks. */
export function UnsettledNote({ phase, words, onLookAgain }: UnsettledNoteProps) {
  const { done, place, missing, href } = words;
  return (
    <div role="status">
      {phase === 'none' ? null : (
        <div className="note info">
          {phase === 'looking' ? <Spinner /> : <CircleHelp className="i" />}
          <div className="stack min-w-0 [--gap:.5rem]">
            <p className="font-semibold">We do not know whether {done}.</p>
            <p>
              {phase === 'looking'
                ? `No answer came. We are looking in ${place}; this can take a quarter of a minute.`
                : null}
              {phase === 'missing' ? missing : null}
              {phase === 'unknown'
                ? `No answer came, and ${place} could not be read either. What you entered stays here. Look again before you send it once more.`
                : null}
            </p>
            {phase === 'looking' ? null : (
              <div className="row">
                <button type="button" className="btn secondary sm" onClick={onLookAgain}>
                  Look again
                </button>
                {href ? (
                  <a className="btn secondary sm" href={href} target="_blank" rel="noreferrer">
                    Open {place}
                  </a>
                ) : null}
              </div>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
