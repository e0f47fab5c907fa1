'use client';

import { Button } from '@/components/ui/button';
import { Copy, Share2 } from '@/components/ui/icons';
import { useTexts } from '@/lib/texts/use-texts';
import { useShare } from './use-share';

export function ShareButtons({ url, name }: { url: string; name: string }) {
  const t = useTexts('site.share');
  const { copy, share, status } = useShare(name);
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Button look="secondary" size="small" onClick={() => copy(url)}>
          <Copy />
          {t('copy')}
        </Button>
        <Button look="secondary" size="small" onClick={() => share(url)}>
          <Share2 />
          {t('share')}
        </Button>
      </div>
      <p className="text-sm text-muted wrap-anywhere" role="status" hidden={!status}>
        {status}
      </p>
    </>
  );
}
