import { useEffect, useRef } from 'react';
import { PageLink } from '@/components/links/page-link';
import { Button, buttonVariants } from '@/components/ui/button';
import { CircleHelp } from '@/components/ui/icons';
import { Note } from '@/components/ui/note';
import { Spinner } from '@/components/ui/spinner';
import { useTexts } from '@/lib/texts/use-texts';
import type { UnsettledPhase } from './use-unsettled';

export interface UnsettledWords {
  what:
    | 'account'
    | `new${'Service' | 'Event'}`
    | 'changes'
    | `item${'Added' | 'Changed' | 'Deleted'}`
    | `${'service' | 'event'}Deleted`;
  where: 'account' | 'items' | 'listings';
  missing: string;
  href?: string;
}

interface UnsettledNoteProps {
  phase: UnsettledPhase;
  words: UnsettledWords;
  onLookAgain: () => void;
}

/** Empty at first, so that additions are announced. */
export function UnsettledNote({ phase, words, onLookAgain }: UnsettledNoteProps) {
  const t = useTexts('unsettled.note');
  const { what, where, missing, href } = words;
  const ref = useRef<HTMLDivElement>(null);
  const isLooking = phase === 'looking';
  useEffect(() => {
    if (isLooking) ref.current?.focus();
  }, [isLooking]);
  return (
    <div role="status">
      {phase === 'none' ? null : (
        <Note look="info" ref={ref} tabIndex={-1}>
          {isLooking ? <Spinner /> : <CircleHelp />}
          <div className="flex min-w-0 flex-col gap-2">
            <p className="font-semibold">{t('unknown', { what })}</p>
            <p>
              {isLooking ? t('looking', { where }) : null}
              {phase === 'missing' ? missing : null}
              {phase === 'unknown' ? t('unreadable', { where }) : null}
            </p>
            {isLooking ? null : (
              <div className="flex flex-wrap items-center gap-3">
                <Button look="secondary" size="small" onClick={onLookAgain}>
                  {t('lookAgain')}
                </Button>
                {href ? (
                  <PageLink
                    className={buttonVariants({ look: 'secondary', size: 'small' })}
                    href={href}
                    target="_blank"
                    rel="noreferrer"
                  >
                    {t('open', { where })}
                  </PageLink>
                ) : null}
              </div>
            )}
          </div>
        </Note>
      )}
    </div>
  );
}
