import { useEffect, useRef, useState } from 'react';
import { drawPromo, loadPromoFonts, type PromoFonts, type PromoLines } from './promo-draw';

/** A promotional image, drawn. */
export interface Promo {
  /** The address of the PNG file; null if the browser could not make one of the canvas. */
  url: string | null;
  /** There is a logo, but it could not be loaded, so a letter was drawn instead. */
  lacksLogo: boolean;
}

/** Loads the logo through our own origin, turned upright; null if it cannot be loaded. */
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

/** Draws the promotional image of a service into a canvas, and makes a file of it. */
export function usePromo(
  service: { id: string; name: string },
  hasLogo: boolean,
  lines: PromoLines,
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
      drawPromo(target, { name, logo, lines }, fonts);
      url = await toFile(target);
      if (isGone && url) URL.revokeObjectURL(url);
      if (!isGone) setPromo({ url, lacksLogo: hasLogo && !logo });
    };
    void draw();
    return () => {
      isGone = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [id, name, hasLogo, joined, favorite]);

  return { panel, canvas, promo };
}
