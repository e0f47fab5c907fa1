import type { IncomingHttpHeaders } from 'node:http';
import { S3Error, type S3ErrorCode } from './s3-error';

const ALGORITHM = 'AWS4-HMAC-SHA256';
const LONGEST_EXPIRY_SECONDS = 7 * 24 * 60 * 60;
const SIGNATURE = /^[0-9a-f]{64}$/;
const INSTANT = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/;
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 +Credential=([^,\s]+) *, *SignedHeaders=([^,\s]+) *, *Signature=([^,\s]+)$/;

export interface Credential {
  accessKeyId: string;
  region: string;
}

export interface SignatureFields {
  credential: Credential;
  signedAt: Date;
  /** In lower case. */
  signedHeaders: ReadonlySet<string>;
  signature: string;
}

/** Reads `20260102T030405Z`. */
function toInstant(text: string, code: S3ErrorCode): Date {
  const [, year, month, day, hour, minute, second] = INSTANT.exec(text) ?? [];
  const instant = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  if (Number.isNaN(instant.getTime())) {
    throw new S3Error(code, 'X-Amz-Date must be in the ISO 8601 basic format.');
  }
  return instant;
}

function toFields(
  parts: { credential: string; date: string; signedHeaders: string; signature: string },
  code: S3ErrorCode,
): SignatureFields {
  const scope = parts.credential.split('/');
  const [accessKeyId = '', day, region = '', service, terminator] = scope;
  const isScope = scope.length === 5 && service === 's3' && terminator === 'aws4_request';
  if (!isScope || day !== parts.date.slice(0, 8)) {
    throw new S3Error(code, 'Credential must be <key>/<day>/<region>/s3/aws4_request.');
  }
  if (!SIGNATURE.test(parts.signature)) throw new S3Error('SignatureDoesNotMatch');
  return {
    credential: { accessKeyId, region },
    signedAt: toInstant(parts.date, code),
    signedHeaders: new Set(parts.signedHeaders.toLowerCase().split(';')),
    signature: parts.signature,
  };
}

export function parseSignedQuery(
  query: URLSearchParams,
): SignatureFields & { expiresSeconds: number } {
  const code = 'AuthorizationQueryParametersError';
  const only = (name: string): string => {
    const [value, ...more] = query.getAll(name);
    if (!value || more.length > 0) throw new S3Error(code, `${name} must be given once.`);
    return value;
  };
  if (only('X-Amz-Algorithm') !== ALGORITHM) {
    throw new S3Error(code, `X-Amz-Algorithm only supports ${ALGORITHM}.`);
  }
  const expires = only('X-Amz-Expires');
  const expiresSeconds = /^\d{1,7}$/.test(expires) ? Number(expires) : 0;
  if (expiresSeconds < 1 || expiresSeconds > LONGEST_EXPIRY_SECONDS) {
    throw new S3Error(code, `X-Amz-Expires must be from 1 to ${LONGEST_EXPIRY_SECONDS} seconds.`);
  }
  if ((query.get('X-Amz-Content-Sha256') ?? 'UNSIGNED-PAYLOAD') !== 'UNSIGNED-PAYLOAD') {
    throw new S3Error('NotImplemented', 'A presigned URL cannot fix the hash of its payload.');
  }
  const parts = {
    credential: only('X-Amz-Credential'),
    date: only('X-Amz-Date'),
    signedHeaders: only('X-Amz-SignedHeaders'),
    signature: only('X-Amz-Signature'),
  };
  return { ...toFields(parts, code), expiresSeconds };
}

export function parseAuthorization(headers: IncomingHttpHeaders): SignatureFields {
  const code = 'AuthorizationHeaderMalformed';
  const [, credential, signedHeaders, signature] =
    AUTHORIZATION.exec(headers.authorization ?? '') ?? [];
  if (!credential || !signedHeaders || !signature) throw new S3Error(code);
  if (headers['x-amz-content-sha256'] === undefined) {
    throw new S3Error('InvalidArgument', 'x-amz-content-sha256 is missing.');
  }
  const date = String(headers['x-amz-date'] ?? '');
  return toFields({ credential, date, signedHeaders, signature }, code);
}
