import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type Target, toObjectAddress, toObjectKey, toTarget } from './address';
import { demandWholeBody, startUploadCheck } from './checksums';
import type { StorageConfig } from './config';
import { listObjects } from './list-objects';
import type { ObjectStore } from './object-store';
import { S3Error, toErrorXml } from './s3-error';
import { serveObject } from './serve-object';
import { verifySignature } from './signature';

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  target: Target;
}

interface StorageApp {
  config: StorageConfig;
  store: ObjectStore;
  /** The clock by which signatures expire. */
  now?: () => Date;
}

const ASSETS = '/assets/';
/** UP-8: a browser that opens an uploaded file runs nothing and guesses no type. */
const ASSET_HEADERS = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Disposition': 'inline',
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
};
/** These parameters belong to signing. Others ask for operations that are missing here. */
const KNOWN_PARAMETER = /^(x-amz-|x-id$)/i;
const UNSUPPORTED_HEADER = /^x-amz-(copy-source|meta-|tagging|website-|server-side-)/;

function toUploadLength(request: IncomingMessage, most: number): number {
  const header = request.headers['content-length'];
  if (header === undefined) throw new S3Error('MissingContentLength');
  if (Number(header) > most) throw new S3Error('EntityTooLarge');
  return Number(header);
}

function demandKnownParts({ request, target }: Exchange): void {
  const parameter = [...target.query.keys()].find((name) => !KNOWN_PARAMETER.test(name));
  const header = Object.keys(request.headers).find((name) => UNSUPPORTED_HEADER.test(name));
  const part = parameter ?? header;
  if (part) throw new S3Error('NotImplemented', `"${part}" is not implemented.`);
}

async function putObject(app: StorageApp, exchange: Exchange, payloadHash: string): Promise<void> {
  const { request, response, target } = exchange;
  const length = toUploadLength(request, app.config.maxObjectBytes);
  const condition = request.headers['if-none-match'];
  const isOther = condition !== undefined && condition !== '*';
  if (isOther || request.headers['if-match'] !== undefined) {
    throw new S3Error('NotImplemented', 'The only condition of an upload is If-None-Match: *');
  }
  const stored = await app.store.put({
    ...toObjectAddress(target.path),
    contentType: request.headers['content-type'] ?? 'binary/octet-stream',
    length,
    body: request,
    check: startUploadCheck(request.headers, target.query, payloadHash),
    createOnly: condition === '*',
  });
  response.writeHead(200, { ETag: `"${stored.etag}"`, 'Content-Length': 0 }).end();
}

async function answerS3(app: StorageApp, exchange: Exchange): Promise<void> {
  const { request, response, target } = exchange;
  const { method = '' } = request;
  if (method === 'PUT') {
    // Checked before the signature, which may cover the length, so that a missing length gets its
    // own error.
    demandWholeBody(request.headers);
    toUploadLength(request, Number.POSITIVE_INFINITY);
  }
  const signed = { method, target, headers: request.headers };
  const now = (app.now ?? (() => new Date()))();
  const { payloadHash } = await verifySignature(signed, app.config, now);
  const [, whole] = /^\/([^/]+)\/?$/.exec(target.path) ?? [];
  if (method === 'GET' && whole !== undefined) {
    if (!app.config.buckets.has(whole)) throw new S3Error('NoSuchBucket');
    const body = await listObjects(app.store, whole, target.query);
    response.writeHead(200, { 'Content-Type': 'application/xml', 'Cache-Control': 'no-store' });
    response.end(body);
    return;
  }
  const { bucket, key } = toObjectAddress(target.path);
  if (!app.config.buckets.has(bucket)) throw new S3Error('NoSuchBucket');
  demandKnownParts(exchange);
  if (method === 'PUT') return putObject(app, exchange, payloadHash);
  if (method === 'GET' || method === 'HEAD') {
    const headers = { 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'private, no-store' };
    return serveObject(request, response, app.store, { bucket, key, headers });
  }
  if (method === 'DELETE') {
    await app.store.remove(bucket, key);
    response.writeHead(204).end();
    return;
  }
  throw new S3Error('MethodNotAllowed');
}

async function answer(app: StorageApp, exchange: Exchange): Promise<void> {
  const { request, response, target } = exchange;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (request.method === 'OPTIONS') {
    return answerPreflight(request, response, app.config.isOfSite);
  }
  if (isRead && target.path === '/health') {
    response.writeHead(200, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' });
    response.end('ok\n');
    return;
  }
  if (target.path.startsWith(ASSETS)) {
    if (!isRead) throw new S3Error('MethodNotAllowed');
    const key = toObjectKey(target.path.slice(ASSETS.length));
    const { publicBucket: bucket } = app.config;
    return serveObject(request, response, app.store, { bucket, key, headers: ASSET_HEADERS });
  }
  return answerS3(app, exchange);
}

function refuse({ request, response }: Omit<Exchange, 'target'>, error: unknown): void {
  // The client has left.
  if (request.socket.destroyed) return;
  const isOurs = error instanceof S3Error;
  if (!isOurs) console.error(`storage: ${request.method} failed`, error);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const refusal = isOurs ? error : new S3Error('InternalError', undefined, { cause: error });
  const requestId = String(response.getHeader('x-amz-request-id'));
  const body = request.method === 'HEAD' ? '' : toErrorXml(refusal, requestId);
  response
    .writeHead(refusal.status, {
      'Content-Type': 'application/xml',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    })
    .end(body);
}

export function createStorageApp(app: StorageApp): RequestListener {
  return (request, response) => {
    response.setHeader('x-amz-request-id', randomUUID());
    const run = async () => {
      allowOrigin(request, response, app.config.isOfSite);
      await answer(app, { request, response, target: toTarget(request.url ?? '') });
    };
    run().catch((error) => refuse({ request, response }, error));
  };
}

const METHODS = ['GET', 'HEAD', 'PUT'];
/** Browsers that tests drive name the last one with every request. */
const REQUEST_HEADERS = ['content-type', 'if-none-match', 'range', 'x-forwarded-for'];
const EXPOSED_HEADERS = 'ETag, Content-Range, Content-Length';

function allowOrigin(
  request: IncomingMessage,
  response: ServerResponse,
  isOfSite: (origin: string) => boolean,
): void {
  response.setHeader('Vary', 'Origin');
  const { origin } = request.headers;
  if (origin === undefined || !isOfSite(origin)) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Expose-Headers', EXPOSED_HEADERS);
}

function answerPreflight(
  request: IncomingMessage,
  response: ServerResponse,
  isOfSite: (origin: string) => boolean,
): void {
  const { origin = '' } = request.headers;
  const method = request.headers['access-control-request-method'] ?? '';
  const wanted = (request.headers['access-control-request-headers'] ?? '').toLowerCase();
  const names = wanted.split(',').flatMap((name) => name.trim() || []);
  const areAllowed = names.every((name) => REQUEST_HEADERS.includes(name));
  if (!isOfSite(origin) || !METHODS.includes(method) || !areAllowed) {
    throw new S3Error('AccessForbidden');
  }
  const answer = {
    'Access-Control-Allow-Methods': METHODS.join(', '),
    'Access-Control-Allow-Headers': REQUEST_HEADERS.join(', '),
    'Access-Control-Max-Age': '3600',
    'Content-Length': '0',
  };
  response.writeHead(200, answer).end();
}
