import type { ReactNode } from 'react';
import { product } from '@/lib/shared/product';

/** For a text with `<mail>{address}</mail>`. */
export const SUPPORT_MAIL = {
  address: product.supportEmail,
  mail: (chunks: ReactNode) => (
    <a href={`mailto:${product.supportEmail}`}>
      <bdi translate="no">{chunks}</bdi>
    </a>
  ),
};
