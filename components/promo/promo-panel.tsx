'use client';

import { useState } from 'react';
import { useTexts } from '#texts';
import { Button } from '@/components/ui/button';
import { headingVariants } from '@/components/ui/heading';
import { CircleAlert, Download } from '@/components/ui/icons';
import { noteVariants } from '@/components/ui/note';
import { product } from '@/lib/product';
import { PROMO_SIZE } from './promo-draw';
import { PromoFrame } from './promo-frame';
import { usePromo } from './use-promo';

const FILE_NAME = 'surprise.png';

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

/** The promotional image, drawn in the browser, and the button that saves it (PROMO-002). */
export function PromoPanel({ service, hasLogo }: PromoPanelProps) {
  const t = useTexts('promo.panel');
  const line = useTexts('promo.picture');
  const { panel, canvas, promo } = usePromo(service, hasLogo, {
    joined: line('joined', { product: product.name }),
    favorite: line('favorite'),
  });
  const [hasFailed, setHasFailed] = useState(false);
  const url = promo?.url ?? null;
  const name = t('preview', { name: service.name, product: product.name });

  const download = () => {
    try {
      if (!url) throw new Error('no file was made');
      save(url);
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  };

  const picture = (
    <>
      {/* The canvas is drawn first. Phones can save an image by a long press, but not a canvas. */}
      {url ? (
        <img className="size-full" src={url} alt={name} width={PROMO_SIZE} height={PROMO_SIZE} />
      ) : null}
      <canvas
        className={url ? 'hidden' : 'block size-full'}
        ref={canvas}
        width={PROMO_SIZE}
        height={PROMO_SIZE}
        role="img"
        aria-label={name}
      />
    </>
  );

  return (
    <PromoFrame ref={panel} isBusy={!promo} picture={picture}>
      <h2 className={headingVariants({ size: 'medium' })}>{t('heading')}</h2>
      <p className="text-muted">{t('lead')}</p>
      {promo?.lacksLogo ? (
        <p className={noteVariants({ look: 'wash' })} role="status">
          {t('lacksLogo')}
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
        {t('download')}
      </Button>
      {hasFailed ? (
        <p className={noteVariants({ look: 'error' })} role="alert">
          <CircleAlert />
          <span>{t('failed')}</span>
        </p>
      ) : (
        <p className="text-sm text-muted">{t('byHand')}</p>
      )}
    </PromoFrame>
  );
}
