import { expect, test } from 'vitest';
import { findMediaType } from './media-type';

test.each([
  ['image', 'image/png', '/a', 'image/png'],
  ['image', ' Image/JPEG; charset=binary', '/a', 'image/jpeg'],
  ['image', 'image/jpg', '/a', 'image/jpeg'],
  ['image', 'image/pjpeg', '/a', 'image/jpeg'],
  ['video', 'video/x-m4v', '/a', 'video/mp4'],
  ['video', 'application/mp4', '/a', 'video/mp4'],
  // What storages say of files whose type nobody told them.
  ['image', 'application/octet-stream', '/a/b.JPG', 'image/jpeg'],
  ['image', 'binary/octet-stream', '/b.webp', 'image/webp'],
  ['video', 'binary/octet-stream', '/b.mov', 'video/quicktime'],
] as const)('SLATE-006, SLATE-007: a %s of type %j at %s is %s', (kind, said, path, type) => {
  expect(findMediaType(kind, said, path)).toBe(type);
});

test.each([
  ['image', '', '/a.png'],
  ['image', 'text/html', '/a.png'],
  ['image', 'image/svg+xml', '/a.svg'],
  ['image', 'video/mp4', '/a.mp4'],
  ['video', 'image/png', '/a.png'],
  ['video', 'video/mp4, text/html', '/a.mp4'],
  ['image', 'application/octet-stream', '/a'],
  ['image', 'application/octet-stream', '/a.svg'],
  ['image', 'application/octet-stream', '/a.html'],
  ['image', 'application/octet-stream', '/a.mp4'],
  ['image', 'application/octet-stream', '/a.png/'],
  ['image', 'constructor', '/a.constructor'],
] as const)('a %s of type %j at %s is none', (kind, said, path) => {
  expect(findMediaType(kind, said, path)).toBeNull();
});
