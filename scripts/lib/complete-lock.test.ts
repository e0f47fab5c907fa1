import { describe, expect, it } from 'vitest';
import { completeLock, findMissing } from './complete-lock.mjs';

describe('package-lock.json', () => {
  it('is completed with what its own entries ask for, for the systems that need it', () => {
    const optionalDependencies = {
      '@x/cli-linux-x64-musl': '2.0.0',
      '@x/cli-darwin-arm64': '2.0.0',
      fsevents: '~2.3.3',
    };
    const lock = {
      packages: { 'node_modules/x': { version: '2.0.0', dev: true, optionalDependencies } },
    };
    expect(completeLock(lock)).toHaveLength(2);
    expect(lock.packages).toMatchObject({
      'node_modules/@x/cli-darwin-arm64': {
        version: '2.0.0',
        cpu: ['arm64'],
        os: ['darwin'],
        dev: true,
        optional: true,
      },
      'node_modules/@x/cli-linux-x64-musl': { cpu: ['x64'], os: ['linux'], libc: ['musl'] },
    });
    expect(completeLock(lock)).toEqual([]);
  });

  it('takes an entry beside its parent or above it', () => {
    const parent = { version: '1.0.0', optionalDependencies: { native: '1.0.0' } };
    const beside = {
      'node_modules/a/node_modules/b': parent,
      'node_modules/a/node_modules/native': {},
    };
    const above = { 'node_modules/a/node_modules/b': parent, 'node_modules/native': {} };
    expect(findMissing({ packages: beside })).toEqual([]);
    expect(findMissing({ packages: above })).toEqual([]);
  });
});
