'use client';

import { Copy, Share2 } from 'lucide-react';
import { useState } from 'react';

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
      <div className="row [--gap:.5rem]">
        <button type="button" className="btn secondary sm" onClick={copy}>
          <Copy className="i" />
          Copy link
        </button>
        <button type="button" className="btn secondary sm" onClick={share}>
          <Share2 className="i" />
          Share
        </button>
      </div>
      <p className="sm muted [overflow-wrap:anywhere]" role="status" hidden={!said}>
        {said}
      </p>
    </>
  );
}
