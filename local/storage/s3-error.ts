import { escapeUTF8 } from 'entities/escape';

/** S3's codes, statuses and wordings. */
const REFUSALS = {
  AccessDenied: [403, 'Access Denied'],
  AccessForbidden: [403, 'CORSResponse: this origin, method or header is not allowed.'],
  AuthorizationHeaderMalformed: [400, 'The authorization header is malformed.'],
  AuthorizationQueryParametersError: [400, 'The query string authentication is malformed.'],
  BadDigest: [400, 'The checksum you specified did not match what we received.'],
  EntityTooLarge: [400, 'Your proposed upload exceeds the maximum allowed object size.'],
  IncompleteBody: [400, 'You did not provide the number of bytes that Content-Length announced.'],
  InternalError: [500, 'We encountered an internal error. Please try again.'],
  InvalidAccessKeyId: [403, 'The AWS access key id you provided does not exist in our records.'],
  InvalidArgument: [400, 'Invalid Argument'],
  InvalidDigest: [400, 'The checksum you specified is not valid.'],
  InvalidRange: [416, 'The requested range is not satisfiable.'],
  InvalidURI: [400, 'Could not parse the specified URI.'],
  KeyTooLongError: [400, 'Your key is too long.'],
  MethodNotAllowed: [405, 'The specified method is not allowed against this resource.'],
  MissingContentLength: [411, 'You must provide the Content-Length HTTP header.'],
  NoSuchBucket: [404, 'The specified bucket does not exist.'],
  NoSuchKey: [404, 'The specified key does not exist.'],
  NotImplemented: [501, 'A header or parameter you provided asks for what is not implemented.'],
  PreconditionFailed: [412, 'At least one of the preconditions you specified did not hold.'],
  RequestTimeTooSkewed: [403, 'The request time and the server time are too far apart.'],
  SignatureDoesNotMatch: [
    403,
    'The request signature we calculated does not match the signature you provided.',
  ],
  XAmzContentSHA256Mismatch: [400, "The provided 'x-amz-content-sha256' header does not match."],
} as const satisfies Record<string, readonly [number, string]>;

export type S3ErrorCode = keyof typeof REFUSALS;

export class S3Error extends Error {
  override readonly name = 'S3Error';

  constructor(
    readonly code: S3ErrorCode,
    message: string = REFUSALS[code][1],
    options?: ErrorOptions,
  ) {
    super(message, options);
  }

  get status(): number {
    return REFUSALS[this.code][0];
  }
}

export function toErrorXml(error: S3Error, requestId: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<Error><Code>${error.code}</Code><Message>${escapeUTF8(error.message)}</Message>`,
    `<RequestId>${requestId}</RequestId></Error>`,
  ].join('\n');
}
