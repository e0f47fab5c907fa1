'use client';

import { useEffect, useRef, useState } from 'react';
import { type CountedScore, formatMean } from '@/components/shared/score/score';
import { Button } from '@/components/shared/ui/button';
import { checkboxVariants } from '@/components/shared/ui/checkbox';
import { FailureNote } from '@/components/shared/ui/failure-note';
import { headingVariants } from '@/components/shared/ui/heading';
import { Download } from '@/components/shared/ui/icons';
import { noteVariants } from '@/components/shared/ui/note';
import { meanOf } from '@/lib/shared/domain/reviews/review';
import { product } from '@/lib/shared/product';
import { useTexts } from '@/lib/shared/texts/use-texts';
import {
  drawPromo,
  loadPromoFonts,
  PROMO_SIZE,
  type PromoFonts,
  type PromoLines,
} from './promo-draw';
import { PromoFrame } from './promo-frame';

const FILE_NAME = 'surprise.png';

interface PromoPanelProps {
  service: { id: string; name: string };
  hasLogo: boolean;
  /** Null if no score is shown. */
  score: CountedScore | null;
}

function save(url: string) {
  const link = document.createElement('a');
  link.href = url;
  link.download = FILE_NAME;
  link.click();
}

export function PromoPanel({ service, hasLogo, score }: PromoPanelProps) {
  const t = useTexts('promo.panel');
  const line = useTexts('promo.picture');
  const [showsScore, setShowsScore] = useState(false);
  const mean = score && meanOf(score);
  const scoreText = score && mean ? `${formatMean(mean, t.locale)} (${score.count})` : null;
  const lines = {
    joined: line('joined', { product: product.name }),
    favorite: product.showsAward ? line('favorite') : null,
  };
  const { panel, canvas, promo } = usePromo(service, hasLogo, lines, showsScore ? scoreText : null);
  const [failures, setFailures] = useState(0);
  const url = promo?.url ?? null;
  const name = t('preview', { name: service.name, product: product.name });

  const download = () => {
    try {
      if (!url) throw new Error('no file was made');
      save(url);
      setFailures(0);
    } catch {
      setFailures((count) => count + 1);
    }
  };

  const picture = (
    <>
      {/* A long press saves an image, not a canvas. */}
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
      {scoreText ? (
        <label className="inline-flex min-h-target items-center gap-3">
          <input
            className={checkboxVariants()}
            type="checkbox"
            checked={showsScore}
            onChange={({ target }) => setShowsScore(target.checked)}
          />
          {t('score', { score: scoreText })}
        </label>
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
      {failures > 0 ? (
        <FailureNote answer={failures}>{t('failed')}</FailureNote>
      ) : (
        <p className="text-sm text-muted">{t('arranged')}</p>
      )}
    </PromoFrame>
  );
}

interface Promo {
  /** Null if the browser could not make the picture. */
  url: string | null;
  lacksLogo: boolean;
}

/** The logo, loaded from our origin; null on failure. */
async function loadLogo(serviceId: string): Promise<ImageBitmap | null> {
  try {
    const response = await fetch(`/api/services/${encodeURIComponent(serviceId)}/logo`);
    return response.ok ? await createImageBitmap(await response.blob()) : null;
  } catch {
    return null;
  }
}

function fontsOf(panel: HTMLElement): PromoFonts {
  const heading = panel.querySelector('h2') ?? panel;
  return {
    text: getComputedStyle(panel).fontFamily,
    display: getComputedStyle(heading).fontFamily,
  };
}

async function toFile(canvas: HTMLCanvasElement): Promise<string | null> {
  try {
    const blob = await new Promise<Blob | null>((made) => canvas.toBlob(made, 'image/png'));
    return blob && URL.createObjectURL(blob);
  } catch {
    return null;
  }
}

function usePromo(
  service: { id: string; name: string },
  hasLogo: boolean,
  lines: PromoLines,
  score: string | null,
) {
  const panel = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [promo, setPromo] = useState<Promo | null>(null);
  const { id, name } = service;
  const { joined, favorite } = lines;

  useEffect(() => {
    let isGone = false;
    let url: string | null = null;
    const draw = async () => {
      const [at, target] = [panel.current, canvas.current];
      if (!at || !target) return;
      const fonts = fontsOf(at);
      const lines = { joined, favorite };
      const [logo] = await Promise.all([
        hasLogo ? loadLogo(id) : null,
        loadPromoFonts(fonts, { name, lines }),
      ]);
      if (isGone) return;
      drawPromo(target, { name, logo, lines, score }, fonts);
      url = await toFile(target);
      if (isGone && url) URL.revokeObjectURL(url);
      if (!isGone) setPromo({ url, lacksLogo: hasLogo && !logo });
    };
    void draw();
    return () => {
      isGone = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [id, name, hasLogo, joined, favorite, score]);

  return { panel, canvas, promo };
}
