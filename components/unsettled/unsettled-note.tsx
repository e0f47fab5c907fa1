import { CircleHelp } from 'lucide-react';
import { Button, buttonVariants } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
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
        <Note look="info">
          {phase === 'looking' ? <Spinner /> : <CircleHelp />}
          <div className="flex flex-col gap-2 min-w-0">
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
              <div className="flex flex-wrap items-center gap-3">
                <Button look="secondary" size="small" onClick={onLookAgain}>
                  Look again
                </Button>
                {href ? (
                  <a
                    className={buttonVariants({ look: 'secondary', size: 'small' })}
                    href={href}
                    target="_blank"
                    rel="noreferrer"
                  >
                    Open {place}
                  </a>
                ) : null}
              </div>
            )}
          </div>
        </Note>
      )}
    </div>
  );
}
