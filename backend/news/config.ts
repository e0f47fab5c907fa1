import { z } from 'zod';
import { productFrom } from '@/lib/shared/domain/site/product';

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
const BUCKET = [
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'ASSETS_URL',
] as const;

export const NewsEnvironment = z.object({
  NEWS_REFRESH_MINUTES: z.coerce.number().int().min(0).max(1440).default(30),
  S3_ENDPOINT: address.optional(),
  S3_REGION: z.string().default('auto'),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  ASSETS_URL: address.optional(),
  NEXT_PUBLIC_PRODUCT_NAME: z.string().optional(),
  NEXT_PUBLIC_SUPPORT_EMAIL: z.string().optional(),
});

export interface NewsConfig {
  minutes: number;
  /** Tells outlets an address to which they can write. */
  userAgent: string;
  /** Null if articles have no pictures. */
  bucket: {
    endpoint: string;
    region: string;
    name: string;
    accessKeyId: string;
    secretAccessKey: string;
    assetsUrl: string;
  } | null;
}

interface Named {
  NEXT_PUBLIC_PRODUCT_NAME?: string | undefined;
  NEXT_PUBLIC_SUPPORT_EMAIL?: string | undefined;
}

/** The text is in ASCII, because headers must be. */
export function userAgentOf(env: Named, what: string): string {
  const product = productFrom({
    name: env.NEXT_PUBLIC_PRODUCT_NAME,
    supportEmail: env.NEXT_PUBLIC_SUPPORT_EMAIL,
  });
  const name = product.name.replace(/[^\x21-\x7e]+/g, '') || 'Feeds';
  return `${name}-${what}; ${product.supportEmail.replace(/[^\x21-\x7e]/g, '')})`;
}

export function newsConfigFrom(env: z.infer<typeof NewsEnvironment>): NewsConfig {
  const [endpoint, bucketName, accessKeyId, secretAccessKey, assetsUrl] = BUCKET.map(
    (key) => env[key],
  );
  const isWhole = endpoint && bucketName && accessKeyId && secretAccessKey && assetsUrl;
  return {
    minutes: env.NEWS_REFRESH_MINUTES,
    userAgent: userAgentOf(env, 'News/1.0 (feed reader'),
    bucket: isWhole
      ? {
          endpoint,
          region: env.S3_REGION,
          name: bucketName,
          accessKeyId,
          secretAccessKey,
          assetsUrl,
        }
      : null,
  };
}
