'use client';

import { ImageIcon } from 'lucide-react';
import { useState } from 'react';

/** The picture of an article, or the empty field in its place where there is none or it fails. */
export function NewsThumbnail({ url, isLead }: { url: string; isLead: boolean }) {
  const [isBroken, setBroken] = useState(false);
  // It may have failed before there was anybody to hear it.
  const check = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setBroken(true);
  };
  return (
    <div className="news-thumb">
      {url && !isBroken ? (
        <img
          ref={check}
          src={url}
          alt=""
          width={640}
          height={360}
          decoding="async"
          onError={() => setBroken(true)}
          {...(isLead ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        />
      ) : (
        <div className="ph">
          <ImageIcon className="i" />
          <span className="xs">No image</span>
        </div>
      )}
    </div>
  );
}
