'use client';

import { EarlyButton } from '@/components/shared/ui/early-button';
import { Copy, Share2 } from '@/components/shared/ui/icons';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { useShare } from './use-share';

export function ShareButtons({ url, name }: { url: string; name: string }) {
  const t = useTexts('site.share');
  const { copy, share, status } = useShare(name);
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 noscript:hidden">
        <EarlyButton look="secondary" size="small" onPress={() => void copy(url)}>
          <Copy />
          {t('copy')}
        </EarlyButton>
        <EarlyButton look="secondary" size="small" onPress={() => void share(url)}>
          <Share2 />
          {t('share')}
        </EarlyButton>
      </div>
      <p className="text-sm text-muted wrap-anywhere" role="status" hidden={!status}>
        {status}
      </p>
    </>
  );
}
