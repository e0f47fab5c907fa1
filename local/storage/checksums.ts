import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { crc32 } from 'node:zlib';
import { S3Error, type S3ErrorCode } from './s3-error';

interface Expectation {
  digest: () => Buffer;
  update: (chunk: Buffer) => void;
  expected: Buffer;
  refusal: S3ErrorCode;
}

export interface UploadCheck {
  update: (chunk: Buffer) => void;
  /** MD5 in hexadecimal. Throws if a promised checksum differs. */
  finish: () => string;
}

const DIGEST_BYTES: Readonly<Record<string, number>> = { crc32: 4, md5: 16, sha1: 20, sha256: 32 };

function startDigest(algorithm: string): Pick<Expectation, 'digest' | 'update'> {
  if (algorithm !== 'crc32') {
    const hash = createHash(algorithm);
    return { update: (chunk) => void hash.update(chunk), digest: () => hash.digest() };
  }
  let value = 0;
  return {
    update: (chunk) => {
      value = crc32(chunk, value);
    },
    digest: () => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(value);
      return bytes;
    },
  };
}

function expectBase64(algorithm: string, text: string): Expectation {
  const length = DIGEST_BYTES[algorithm];
  if (length === undefined) {
    throw new S3Error('NotImplemented', `The checksum ${algorithm} is not implemented.`);
  }
  const expected = Buffer.from(text, 'base64');
  if (expected.length !== length || expected.toString('base64') !== text) {
    throw new S3Error('InvalidDigest');
  }
  return { ...startDigest(algorithm), expected, refusal: 'BadDigest' };
}

function expectPayloadHash(payloadHash: string): Expectation[] {
  if (payloadHash === 'UNSIGNED-PAYLOAD') return [];
  if (!/^[0-9a-f]{64}$/.test(payloadHash)) {
    throw new S3Error(
      'InvalidArgument',
      'x-amz-content-sha256 must be a hash or UNSIGNED-PAYLOAD.',
    );
  }
  const expected = Buffer.from(payloadHash, 'hex');
  return [{ ...startDigest('sha256'), expected, refusal: 'XAmzContentSHA256Mismatch' }];
}

/** Throws `NotImplemented` for a body signed in pieces. */
export function demandWholeBody(headers: IncomingHttpHeaders): void {
  const payloadHash = String(headers['x-amz-content-sha256'] ?? '');
  const encoding = String(headers['content-encoding'] ?? '');
  if (payloadHash.startsWith('STREAMING-') || encoding.includes('aws-chunked')) {
    throw new S3Error(
      'NotImplemented',
      'Send the body in one piece: aws-chunked is not supported.',
    );
  }
}

export function startUploadCheck(
  headers: IncomingHttpHeaders,
  query: URLSearchParams,
  payloadHash: string,
): UploadCheck {
  const expectations = expectPayloadHash(payloadHash);
  const promises = [...query.entries(), ...Object.entries(headers)];
  for (const [name, value] of promises) {
    const algorithm = /^x-amz-checksum-(\w+)$/i.exec(name)?.[1]?.toLowerCase();
    if (algorithm && !['mode', 'type', 'algorithm'].includes(algorithm)) {
      expectations.push(expectBase64(algorithm, String(value)));
    }
  }
  const md5 = headers['content-md5'];
  if (md5 !== undefined) expectations.push(expectBase64('md5', String(md5)));

  const etag = createHash('md5');
  return {
    update: (chunk) => {
      etag.update(chunk);
      for (const expectation of expectations) expectation.update(chunk);
    },
    finish: () => {
      for (const { digest, expected, refusal } of expectations) {
        if (!digest().equals(expected)) throw new S3Error(refusal);
      }
      return etag.digest('hex');
    },
  };
}
