import { z } from 'zod';
import { isRetention, RETENTION_HINT, retentionDays } from '@/lib/shared/domain/retention';
import { areStrong } from '@/lib/shared/process/secrets';
import { DatabaseEnvironment } from './db/database-environment';
import { InboxEnvironment, mayTellOfInbox } from './inbox/config';
import { MailEnvironment, missingForMail } from './mail/config';
import { NewsEnvironment } from './news/config';
import { CalendarsEnvironment, isLoopbackSafe } from './other-calendars/config';
import { PushEnvironment } from './push/push-service';

const TOKEN_HINT =
  'a random text of at least 16 characters, or several with commas between, of which the first is sent';

export const BackendVariables = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535),
  HOST: z.string().min(1).default('127.0.0.1'),
  ...DatabaseEnvironment.shape,
  BACKEND_TOKEN: z
    .string()
    .refine((tokens) => areStrong(tokens, 16), TOKEN_HINT)
    .optional(),
  NETWORK_TOKEN: z.string().default(''),
  NETWORK_VIEWER_HEADER: z.string().default(''),
  NETWORK_VIEWER_ID: z.string().default(''),
  ...NewsEnvironment.shape,
  ...MailEnvironment.shape,
  ...CalendarsEnvironment.shape,
  ...InboxEnvironment.shape,
  STAFF_OWNERS: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((entry) => entry.trim().toLowerCase())
        .filter(Boolean),
    ),
  ...PushEnvironment.shape,
  RETENTION_DAYS: z
    .string()
    .default('')
    .refine(isRetention, RETENTION_HINT)
    .transform(retentionDays),
});

const Environment = BackendVariables.refine(
  ({ HOST, BACKEND_TOKEN }) =>
    BACKEND_TOKEN !== undefined || ['127.0.0.1', '::1', 'localhost'].includes(HOST),
  { path: ['BACKEND_TOKEN'], message: 'must be set when HOST is not a loopback address' },
).superRefine((env, context) => {
  for (const name of missingForMail(env)) {
    context.addIssue({ code: 'custom', path: [name], message: 'must be set with SMTP_URL' });
  }
  if (!mayTellOfInbox(env)) {
    const message = 'needs SMTP_URL, S3_INBOX_BUCKET and the other variables of the storage';
    context.addIssue({ code: 'custom', path: ['INBOX_EMAIL'], message });
  }
  if (!isLoopbackSafe(env)) {
    const message = 'is for tests, whose SITE_URL is on loopback';
    context.addIssue({ code: 'custom', path: ['CALENDARS_FROM_LOOPBACK'], message });
  }
});
export type BackendEnvironment = z.infer<typeof Environment>;

/** Ends the process if a variable is wrong, and names each of them. */
export const readEnvironment = (): BackendEnvironment => readAs(Environment);
export const readDatabaseEnvironment = () => readAs(DatabaseEnvironment);

/** An empty variable counts as unset. */
function readAs<Read>(schema: z.ZodType<Read>): Read {
  const set = Object.entries(process.env).filter(([, value]) => value?.trim());
  const parsed = schema.safeParse(Object.fromEntries(set));
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) {
    console.error(`${issue.path.join('.')}: ${issue.message}`);
  }
  process.exit(1);
}
