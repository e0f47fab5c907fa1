'use client';

import { type ReactNode, useState } from 'react';
import { useHydrated } from '@/components/shared/ui/use-hydrated';
import { useLate } from '@/lib/shared/texts/use-late';
import { useLocale } from '@/lib/shared/texts/use-texts';

const loadDialog = async () => (await import('./choose-community')).ChooseCommunity;

interface OwnCommunityButtonProps {
  className: string;
  children: ReactNode;
  failed: string;
}

export function OwnCommunityButton({ className, children, failed }: OwnCommunityButtonProps) {
  const { Late, open, close } = useLate(
    'components/shared/own-community/choose-community',
    loadDialog,
  );
  const locale = useLocale();
  const isHydrated = useHydrated();
  const [hasFailed, setHasFailed] = useState(false);
  const show = () => {
    setHasFailed(false);
    open(locale).catch(() => setHasFailed(true));
  };
  return (
    <>
      <button
        className={`${className} ${isHydrated ? '' : 'invisible'}`}
        type="button"
        aria-haspopup="dialog"
        onClick={show}
      >
        {children}
      </button>
      {hasFailed ? (
        <span className="text-sm text-danger" role="alert">
          {failed}
        </span>
      ) : null}
      {Late ? <Late onClose={close} /> : null}
    </>
  );
}
