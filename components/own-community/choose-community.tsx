'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { choicePillVariants } from '@/components/ui/choice-pill';
import { Dialog } from '@/components/ui/dialog';
import { headingVariants } from '@/components/ui/heading';
import { IconButton } from '@/components/ui/icon-button';
import { X } from '@/components/ui/icons';
import { COMMUNITIES } from '@/lib/domain/places/communities';
import { useTexts } from '@/lib/texts/use-texts';
import { OWN_COMMUNITY } from '@/lib/url/shared-pages';

/** Asks which community the visitor wants to see first, and shows the page for it. */
export function ChooseCommunity({ onClose }: { onClose: () => void }) {
  const t = useTexts('site.chooseCommunity');
  const names = useTexts('forms.communityNames');
  const [isOpen, setIsOpen] = useState(true);
  const chosen = ownCommunity();

  // The browser gives the focus back when the dialog closes.
  const close = () => setIsOpen(false);
  useEffect(() => {
    if (!isOpen) onClose();
  }, [isOpen, onClose]);
  const choose = (slug: string | null) => {
    saveOwnCommunity(slug);
    // The pages that the router holds are for the choice before.
    location.reload();
  };

  return (
    <Dialog open={isOpen} onClose={close} labelledBy="choose-community-title">
      <div className="flex items-center justify-between gap-3">
        <h2 className={headingVariants({ size: 'small' })} id="choose-community-title">
          {t('title')}
        </h2>
        <IconButton className="-me-2" aria-label={t('close')} onClick={close}>
          <X />
        </IconButton>
      </div>
      <p className="text-muted">{t('why')}</p>
      <ul className="flex flex-wrap gap-2">
        {COMMUNITIES.map(({ id, slug }) => (
          <li key={id}>
            <button
              className={choicePillVariants({ className: 'cursor-pointer' })}
              type="button"
              aria-pressed={slug === chosen}
              onClick={() => choose(slug)}
            >
              {names(`community${id}`)}
            </button>
          </li>
        ))}
      </ul>
      {chosen ? (
        <Button look="secondary" full onClick={() => choose(null)}>
          {t('none')}
        </Button>
      ) : null}
    </Dialog>
  );
}

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The community that comes first on this device, by its name in addresses; null if none does. */
function ownCommunity(): string | null {
  const pairs = document.cookie.split('; ').map((pair) => pair.split('='));
  const value = pairs.find(([name]) => name === OWN_COMMUNITY)?.[1];
  return COMMUNITIES.find(({ slug }) => slug === value)?.slug ?? null;
}

/** A cookie, because the server chooses among the pages that visitors share. */
function saveOwnCommunity(slug: string | null): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const age = slug === null ? 0 : YEAR_SECONDS;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older browsers.
  document.cookie = `${OWN_COMMUNITY}=${slug ?? ''}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}
