import { useEffect, useRef } from 'react';
import { PageLink } from '@/components/shared/links/page-link';
import { buttonVariants } from '@/components/shared/ui/button';
import { CircleHelp } from '@/components/shared/ui/icons';
import { Note } from '@/components/shared/ui/note';
import { useTexts } from '@/lib/shared/texts/use-texts';

interface UnsettledNoteProps {
  isShown: boolean;
  what:
    | 'account'
    | `new${'Service' | 'Event'}`
    | 'changes'
    | `item${'Added' | 'Changed' | 'Deleted'}`
    | `${'service' | 'event'}Deleted`;
  where: 'account' | 'items' | 'listings';
  /** The address of the page on which it would stand. */
  href: string;
}

/** Empty at first, so that additions are announced. */
export function UnsettledNote({ isShown, what, where, href }: UnsettledNoteProps) {
  const t = useTexts('unsettled.note');
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isShown) ref.current?.focus();
  }, [isShown]);
  return (
    <div role="status">
      {isShown ? (
        <Note look="info" ref={ref} tabIndex={-1}>
          <CircleHelp />
          <div className="flex min-w-0 flex-col gap-2">
            <p className="font-semibold">{t('unknown', { what })}</p>
            <p>{t('look', { where })}</p>
            <div>
              <PageLink
                className={buttonVariants({ look: 'secondary', size: 'small' })}
                href={href}
                target="_blank"
                rel="noreferrer"
              >
                {t('open', { where })}
              </PageLink>
            </div>
          </div>
        </Note>
      ) : null}
    </div>
  );
}
