import { PageLink } from '@/components/shared/links/page-link';
import { OutsideLink } from '@/components/shared/site/outside-link';
import { ActionBar } from '@/components/shared/ui/action-bar';
import { buttonVariants } from '@/components/shared/ui/button';
import { MessageCircle, Phone } from '@/components/shared/ui/icons';
import { useTexts } from '@/lib/shared/texts/use-texts';
import type { Contacts } from './contacts';

// Narrow phones have no room for icons.
const barLook =
  '*:flex-1 *:gap-1.5! *:px-1.5! *:last:flex-[1.35] max-phone:[&_:not(.bg-primary)>svg]:hidden';

interface QuickContactProps {
  place: 'card' | 'bar';
  contacts: Contacts;
}

export function QuickContact({ place, contacts }: QuickContactProps) {
  const t = useTexts('profile.contacts');
  const { call, message, book, first } = contacts;
  const lookOf = (way: Contacts['first']) =>
    buttonVariants({ look: way === first ? 'primary' : 'secondary' });
  const buttons = (
    <>
      {call ? (
        <a className={lookOf('call')} href={call}>
          <Phone />
          {t('call')}
        </a>
      ) : null}
      {message ? (
        <OutsideLink className={lookOf('message')} href={message}>
          <MessageCircle />
          {t('message')}
        </OutsideLink>
      ) : null}
      {book ? (
        <PageLink className={lookOf('book')} href={book}>
          {t('book')}
        </PageLink>
      ) : (
        <button type="button" className={lookOf('book')} disabled>
          {t('book')}
        </button>
      )}
    </>
  );
  if (place === 'bar') {
    return (
      <ActionBar
        className={barLook}
        screens="narrow"
        place="fixed"
        role="group"
        aria-label={t('group')}
      >
        {buttons}
      </ActionBar>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, these are links
    <div
      className="grid grid-cols-[1fr_1fr] gap-2 *:last:col-span-2 max-lg:hidden"
      role="group"
      aria-label={t('group')}
    >
      {buttons}
    </div>
  );
}
