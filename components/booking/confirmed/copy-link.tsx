'use client';

import { useShare } from '@/components/shared/site/use-share';
import { EarlyButton } from '@/components/shared/ui/early-button';
import { Copy } from '@/components/shared/ui/icons';
import { useTexts } from '@/lib/shared/texts/use-texts';

/** Shows the address to copy where the browser forbids copying. */
export function CopyLink({ link }: { link: string }) {
  const t = useTexts('booking.confirmed');
  const { copy, status } = useShare('');
  return (
    <>
      <div className="noscript:hidden">
        <EarlyButton look="secondary" size="small" full onPress={() => void copy(link)}>
          <Copy />
          {t('copyLink')}
        </EarlyButton>
      </div>
      <p className="order-last w-full text-sm wrap-anywhere text-muted empty:hidden" role="status">
        {status}
      </p>
    </>
  );
}
