'use client';

import { useState } from 'react';
import { useTexts } from '#texts';
import { Button } from '@/components/ui/button';
import { Copy, Share2 } from '@/components/ui/icons';

/** Shares a page's link: through the browser's own dialog where there is one, else the clipboard. */
export function ShareButtons({ url, name }: { url: string; name: string }) {
  const t = useTexts('site.share');
  const [status, setStatus] = useState('');

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setStatus(t('copied'));
    } catch {
      setStatus(t('notCopied', { url }));
    }
  };

  const share = async () => {
    if (!navigator.share) return copy();
    try {
      await navigator.share({ title: name, url });
    } catch (error) {
      const wasClosed = error instanceof DOMException && error.name === 'AbortError';
      if (!wasClosed) await copy();
    }
  };

  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Button look="secondary" size="small" onClick={copy}>
          <Copy />
          {t('copy')}
        </Button>
        <Button look="secondary" size="small" onClick={share}>
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
