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
import { ownCommunity, saveOwnCommunity } from './own-community';

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
