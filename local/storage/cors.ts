import type { IncomingMessage, ServerResponse } from 'node:http';
import { S3Error } from './s3-error';

const METHODS = ['GET', 'HEAD', 'PUT'];
/** Besides those that every page may send. */
const REQUEST_HEADERS = ['content-type', 'if-none-match', 'range'];
const EXPOSED_HEADERS = 'ETag, Content-Range, Content-Length';

export function allowOrigin(
  request: IncomingMessage,
  response: ServerResponse,
  origins: ReadonlySet<string>,
): void {
  response.setHeader('Vary', 'Origin');
  const { origin } = request.headers;
  if (origin === undefined || !origins.has(origin)) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Expose-Headers', EXPOSED_HEADERS);
}

/** Throws `AccessForbidden`. */
export function answerPreflight(
  request: IncomingMessage,
  response: ServerResponse,
  origins: ReadonlySet<string>,
): void {
  const { origin = '' } = request.headers;
  const method = request.headers['access-control-request-method'] ?? '';
  const wanted = (request.headers['access-control-request-headers'] ?? '').toLowerCase();
  const names = wanted.split(',').flatMap((name) => name.trim() || []);
  const areAllowed = names.every((name) => REQUEST_HEADERS.includes(name));
  if (!origins.has(origin) || !METHODS.includes(method) || !areAllowed) {
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
