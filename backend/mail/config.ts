import { z } from 'zod';
import { productFrom } from '@/lib/shared/domain/site/product';
import { isOriginOnly, SITE_URL_HINT } from '@/lib/shared/domain/site/site-url';
import { areStrong } from '@/lib/shared/process/secrets';
import type { Sender } from './sender';

const ADDRESS =
  /^(?:(?<name>[^<>\r\n]*)<(?<inBrackets>[^\s<>@]+@[^\s<>@]+)>|(?<bare>[^\s<>@]+@[^\s<>@]+))$/;

/** Without SMTP_URL no mail is sent. */
export const MailEnvironment = z.object({
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'an address such as smtps://name:password@mail.example' })
    .optional(),
  MAIL_FROM: z
    .string()
    .trim()
    .regex(ADDRESS, 'the sender, for example "Settln <bookings@settln.example>"')
    .optional(),
  LINK_SECRET: z
    .string()
    .refine(
      (secrets) => areStrong(secrets, 32),
      'a random text of at least 32 characters, or several with commas between, of which the first signs',
    )
    .optional(),
  SITE_URL: z
    .url({ protocol: /^https?$/, error: SITE_URL_HINT })
    .transform((url) => url.replace(/\/+$/, ''))
    .refine(isOriginOnly, SITE_URL_HINT)
    .optional(),
});

interface Environment extends z.infer<typeof MailEnvironment> {
  NEXT_PUBLIC_PRODUCT_NAME?: string | undefined;
}

/** Returns the variables that SMTP_URL needs but that are not set. */
export function missingForMail(env: Environment): string[] {
  if (env.SMTP_URL === undefined) return [];
  return (['MAIL_FROM', 'LINK_SECRET', 'SITE_URL'] as const).filter((name) => !env[name]);
}

export interface MailConfig {
  smtpUrl: string;
  sender: Sender;
}

export function mailConfigFrom(env: Environment): MailConfig | null {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, LINK_SECRET: linkSecret, SITE_URL: siteUrl } = env;
  if (!smtpUrl || !from || !linkSecret || !siteUrl) return null;
  const { name: productName } = productFrom({ name: env.NEXT_PUBLIC_PRODUCT_NAME });
  const { name = '', inBrackets, bare } = ADDRESS.exec(from)?.groups ?? {};
  const unquoted = name.trim().replace(/^"(.*)"$/, '$1');
  return {
    smtpUrl,
    sender: {
      from: { name: unquoted || productName, address: inBrackets ?? bare ?? '' },
      productName,
      siteUrl,
      linkSecret,
    },
  };
}
