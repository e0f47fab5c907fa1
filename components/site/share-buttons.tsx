'use client';

import { Copy, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';

/** Hands a page on: to another app where the browser can, else to the clipboard. */
export function ShareButtons({ url, name }: { url: string; name: string }) {
  const [said, setSaid] = useState('');

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setSaid('Link copied.');
    } catch {
      setSaid(`Copy this link: ${url}`);
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
          Copy link
        </Button>
        <Button look="secondary" size="small" onClick={share}>
          <Share2 />
          Share
        </Button>
      </div>
      <p className="text-sm text-muted [overflow-wrap:anywhere]" role="status" hidden={!said}>
        {said}
      </p>
    </>
  );
}
