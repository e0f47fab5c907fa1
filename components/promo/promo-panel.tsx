'use client';

import { CircleAlert, Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { headingVariants } from '@/components/ui/heading';
import { noteVariants } from '@/components/ui/note';
import { product } from '@/lib/product';
import { PROMO_SIZE } from './promo-draw';
import { usePromo } from './use-promo';

const FILE_NAME = 'surprise.png';
const BY_HAND = 'press and hold the picture (right-click on a computer) and choose “Save image”.';

interface PromoPanelProps {
  service: { id: string; name: string };
  hasLogo: boolean;
}

function save(url: string) {
  const link = document.createElement('a');
  link.href = url;
  link.download = FILE_NAME;
  link.click();
}

/** The promotional image, live, and the way to save it (PROMO-002). */
export function PromoPanel({ service, hasLogo }: PromoPanelProps) {
  const { panel, canvas, promo } = usePromo(service, hasLogo);
  const [hasFailed, setHasFailed] = useState(false);
  const url = promo?.url ?? null;
  const alt = `Promotional image preview: ${service.name} is now on ${product.name}. We are a Community Favorite`;

  const download = () => {
    try {
      if (!url) throw new Error('no file was made');
      save(url);
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  };

  return (
    <div className="promo" ref={panel} aria-busy={!promo}>
      <div className="promo-img">
        {/* Phones save a picture that is held, but not a canvas: the canvas is what it is made of. */}
        {url ? <img src={url} alt={alt} width={PROMO_SIZE} height={PROMO_SIZE} /> : null}
        <canvas
          ref={canvas}
          width={PROMO_SIZE}
          height={PROMO_SIZE}
          role="img"
          aria-label={alt}
          hidden={url !== null}
        />
      </div>
      <div className="promo-text">
        <h2 className={headingVariants({ size: 'medium' })}>Tell everybody you are here</h2>
        <p className="text-muted">
          A square picture for your story, status or shop window: 1080&nbsp;×&nbsp;1080&nbsp;pixels,
          PNG.
        </p>
        {promo?.lacksLogo ? (
          <p className={noteVariants({ look: 'wash' })} role="status">
            Your logo could not be loaded, so the first letter of your name stands in for it.
          </p>
        ) : null}
        <Button
          look="secondary"
          aria-disabled={!promo || undefined}
          onClick={() => {
            if (promo) download();
          }}
        >
          <Download />
          Download image
        </Button>
        {hasFailed ? (
          <p className={noteVariants({ look: 'error' })} role="alert">
            <CircleAlert />
            <span>The download did not work. Instead, {BY_HAND}</span>
          </p>
        ) : (
          <p className="text-sm text-muted">If nothing is saved, {BY_HAND}</p>
        )}
      </div>
    </div>
  );
}
