import { z } from 'zod';
import { issueOf } from '@/lib/shared/domain/field-problem';
import {
  IMAGE_BYTES,
  IMAGE_PROBLEMS,
  IMAGE_TYPES,
  type ImageType,
} from '@/lib/shared/domain/uploads/image';
import { apiEndpoint } from './endpoint';

// `Object.keys` makes plain texts of the keys.
const TYPES = Object.keys(IMAGE_TYPES) as ImageType[];

export const UploadRequest = z.object({
  kind: z.enum(['service', 'event']),
  contentType: z.enum(TYPES, issueOf(IMAGE_PROBLEMS.notPicture)),
  contentLength: z
    .number()
    .int()
    .min(1, issueOf(IMAGE_PROBLEMS.empty))
    .max(IMAGE_BYTES, issueOf(IMAGE_PROBLEMS.tooLarge)),
  /** Only the address of an event's picture keeps this name, without unsafe signs. */
  fileName: z.string().max(1000),
});
export type UploadRequest = z.infer<typeof UploadRequest>;

/** `uploadUrl` works once. `imageUrl` is the address of the picture after the upload. */
export const UploadTicket = z.object({
  uploadUrl: z.string(),
  headers: z.record(z.string(), z.string()),
  imageUrl: z.string(),
});
export type UploadTicket = z.infer<typeof UploadTicket>;

export const uploadApi = {
  createUpload: apiEndpoint({
    method: 'POST',
    path: '/api/uploads',
    access: 'signedIn',
    limit: 'uploads',
    summary: 'Presigns the upload of one picture, for an hour, to a key that the server makes.',
    documented: 'UPL-001, UPL-002, UPL-006',
    body: UploadRequest,
    status: 201,
    answer: UploadTicket,
  }),
} as const;
