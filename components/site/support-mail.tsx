import type { ReactNode } from 'react';
import { product } from '@/lib/product';

/** The values of a text with `<mail>{address}</mail>`: a link that writes to support. */
export const SUPPORT_MAIL = {
  address: product.supportEmail,
  mail: (chunks: ReactNode) => (
    <a href={`mailto:${product.supportEmail}`}>
      <bdi>{chunks}</bdi>
    </a>
  ),
};
