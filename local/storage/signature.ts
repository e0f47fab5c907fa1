import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Sha256 } from '@aws-crypto/sha256-js';
import { SignatureV4 } from '@smithy/signature-v4';
import { MINUTE_MS } from '@/lib/shared/time/units';
import type { Target } from './address';
import { S3Error } from './s3-error';
import { type Credential, parseAuthorization, parseSignedQuery } from './signature-fields';

const ALLOWED_SKEW_MS = 15 * MINUTE_MS;
const UNSIGNED_PAYLOAD = 'UNSIGNED-PAYLOAD';

export interface SignedRequest {
  method: string;
  target: Target;
  headers: IncomingHttpHeaders;
}

export interface SigningKey {
  accessKeyId: string;
  secretAccessKey: string;
}

/** In constant time. */
function isSame(received: string, computed: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(received), digest(computed));
}

function toSigner(key: SigningKey, credential: Credential): SignatureV4 {
  return new SignatureV4({
    service: 's3',
    region: credential.region,
    credentials: key,
    sha256: Sha256,
    // Only S3 signs the path as sent and the caller's hash of the payload.
    uriEscapePath: false,
    applyChecksum: false,
  });
}

function toSignable({ method, target, headers }: SignedRequest, names: ReadonlySet<string>) {
  const signed: Record<string, string> = {};
  for (const name of names) {
    const value = headers[name];
    if (value === undefined) {
      throw new S3Error('AccessDenied', `The signed header "${name}" is missing.`);
    }
    signed[name] = String(value);
  }
  const query = Object.fromEntries(
    [...new Set(target.query.keys())].map((name) => {
      const values = target.query.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );
  // Without a body the library signs UNSIGNED-PAYLOAD, as S3's URLs need.
  const body = {};
  return {
    protocol: 'http:',
    hostname: '',
    method,
    path: target.path,
    headers: signed,
    query,
    body,
  };
}

/** Headers other than Host and x-amz-... may be unsigned. */
function demandSigned(headers: IncomingHttpHeaders, names: ReadonlySet<string>, free = ''): void {
  const unsigned = Object.keys(headers).filter(
    (name) => name.startsWith('x-amz-') && name !== free && !names.has(name),
  );
  if (!names.has('host')) unsigned.push('host');
  if (unsigned.length > 0) {
    const message = `There were headers present in the request which were not signed: ${unsigned.join(', ')}`;
    throw new S3Error('AccessDenied', message);
  }
}

async function verifyQuery(request: SignedRequest, key: SigningKey, now: Date): Promise<void> {
  const { credential, signedAt, expiresSeconds, signedHeaders, signature } = parseSignedQuery(
    request.target.query,
  );
  if (credential.accessKeyId !== key.accessKeyId) throw new S3Error('InvalidAccessKeyId');
  demandSigned(request.headers, signedHeaders, 'x-amz-content-sha256');
  const signable = toSignable(request, signedHeaders);
  const presigned = await toSigner(key, credential).presign(signable, {
    signingDate: signedAt,
    expiresIn: expiresSeconds,
    signableHeaders: new Set(signedHeaders),
    unhoistableHeaders: new Set(signedHeaders),
  });
  if (!isSame(signature, String(presigned.query?.['X-Amz-Signature']))) {
    throw new S3Error('SignatureDoesNotMatch');
  }
  if (signedAt.getTime() > now.getTime() + ALLOWED_SKEW_MS) {
    throw new S3Error('AccessDenied', 'Request is not valid yet');
  }
  if (now.getTime() > signedAt.getTime() + expiresSeconds * 1000) {
    throw new S3Error('AccessDenied', 'Request has expired');
  }
}

async function verifyHeader(request: SignedRequest, key: SigningKey, now: Date): Promise<string> {
  const { credential, signedAt, signedHeaders, signature } = parseAuthorization(request.headers);
  if (credential.accessKeyId !== key.accessKeyId) throw new S3Error('InvalidAccessKeyId');
  demandSigned(request.headers, signedHeaders);
  if (Math.abs(now.getTime() - signedAt.getTime()) > ALLOWED_SKEW_MS) {
    throw new S3Error('RequestTimeTooSkewed');
  }
  const signed = await toSigner(key, credential).sign(toSignable(request, signedHeaders), {
    signingDate: signedAt,
    signableHeaders: new Set(signedHeaders),
  });
  const computed = /Signature=(\w+)$/.exec(signed.headers.authorization ?? '')?.[1] ?? '';
  if (!isSame(signature, computed)) throw new S3Error('SignatureDoesNotMatch');
  return String(request.headers['x-amz-content-sha256']);
}

/** Returns the signed payload hash; throws an `S3Error` if it differs. */
export async function verifySignature(
  request: SignedRequest,
  key: SigningKey,
  now: Date,
): Promise<{ payloadHash: string }> {
  const inQuery = request.target.query.has('X-Amz-Signature');
  const inHeader = request.headers.authorization !== undefined;
  if (inQuery && inHeader) {
    throw new S3Error('InvalidArgument', 'Only one way to sign is allowed: query or header.');
  }
  if (inQuery) {
    await verifyQuery(request, key, now);
    return { payloadHash: UNSIGNED_PAYLOAD };
  }
  if (inHeader) return { payloadHash: await verifyHeader(request, key, now) };
  throw new S3Error('AccessDenied');
}
