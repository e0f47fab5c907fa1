import { encode } from 'uqr';
import { env } from '@/lib/env';
import { providerPath } from '@/lib/url/paths';

/** In modules; readers need this light edge. */
const BORDER = 4;

/** Readable with a seventh of it worn off. */
export function drawQr(serviceId: string): string {
  const url = `${env().SITE_URL}${providerPath(serviceId)}`;
  const { data, size } = encode(url, { ecc: 'M', border: BORDER });
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${dark.join('')}"/></svg>`;
}
