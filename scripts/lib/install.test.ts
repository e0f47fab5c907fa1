import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fingerprint } from './build.mjs';
import { checkNode, isInstalled } from './install.mjs';

let clone: string;
beforeEach(() => {
  clone = mkdtempSync(path.join(tmpdir(), 'settln-clone-'));
});
afterEach(() => {
  rmSync(clone, { recursive: true, force: true });
});

function put(file: string, content: unknown) {
  const place = path.join(clone, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, typeof content === 'string' ? content : JSON.stringify(content));
}

const wanted = {
  '': { version: '1.0.0' },
  'node_modules/a': { version: '1.2.3', integrity: 'sha512-a' },
  'node_modules/other-system': { version: '1.0.0', integrity: 'sha512-o', optional: true },
};

describe('installing', () => {
  it('is needed in a fresh clone and after the lock file changed, and not otherwise', () => {
    put('package-lock.json', { packages: wanted });
    expect(isInstalled(clone)).toBe(false);
    const a = { 'node_modules/a': wanted['node_modules/a'] };
    put('node_modules/.package-lock.json', { packages: a });
    expect(isInstalled(clone)).toBe(true);
    const newer = { version: '1.2.4', integrity: 'sha512-b' };
    put('package-lock.json', { packages: { ...wanted, 'node_modules/a': newer } });
    expect(isInstalled(clone)).toBe(false);
  });

  it('names the version of Node that is needed', () => {
    expect(() => checkNode('20.19.0')).not.toThrow();
    expect(() => checkNode('22.1.0')).not.toThrow();
    expect(() => checkNode('20.18.1')).toThrow(
      'Node 20.19 or newer is needed; this is Node 20.18.1.',
    );
    expect(() => checkNode('18.20.0')).toThrow('20.19');
  });
});

describe('the fingerprint of a build', () => {
  it('changes with a source, a new file or a public variable, and with nothing else', () => {
    put('app/page.tsx', 'one');
    const first = fingerprint({}, clone);
    put('app/page.test.tsx', 'a test');
    put('backend/server.ts', 'not part of the site');
    expect(fingerprint({ SECRET: 'x' }, clone)).toBe(first);
    expect(fingerprint({ NEXT_PUBLIC_PRODUCT_NAME: 'x' }, clone)).not.toBe(first);
    put('lib/new.ts', '');
    const second = fingerprint({}, clone);
    expect(second).not.toBe(first);
    put('app/page.tsx', 'two');
    expect(fingerprint({}, clone)).not.toBe(second);
  });

  const built = readFileSync('Dockerfile', 'utf8').matchAll(/^ARG (\w+)$/gm);

  it.each([...built].map(([, name = '']) => name))(
    'changes with %s, which the image gets when it is built',
    (name) => {
      expect(fingerprint({ [name]: 'one' }, clone)).not.toBe(fingerprint({}, clone));
      expect(fingerprint({ [name]: 'one' }, clone)).not.toBe(fingerprint({ [name]: 'two' }, clone));
    },
  );
});
