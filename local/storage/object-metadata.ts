/** Stored in a file beside the bytes. */
export interface ObjectMetadata {
  key: string;
  contentType: string;
  /** MD5 in hexadecimal, without HTTP's quotes. */
  etag: string;
  length: number;
  storedAt: string;
  /** In the bucket's `bytes` folder. */
  file: string;
}
