import { describe, expect, it } from 'vitest';
import { readStorageConfig, siteRule } from './config';
import { STORAGE_ENVIRONMENT } from './test-server';

const environment = { ...STORAGE_ENVIRONMENT, STORAGE_DIR: '/somewhere' };

describe('the configuration of the storage', () => {
  it('names every missing variable in one message', () => {
    const variables = ['STORAGE_DIR', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
    for (const name of variables) expect(() => readStorageConfig({})).toThrow(`${name}: set it`);
  });

  it.each([
    { S3_BUCKET: '../x' },
    { S3_BUCKET: 'assets' },
    { S3_INBOX_BUCKET: 'a..b' },
    { S3_INBOX_BUCKET: environment.S3_BUCKET },
    { PORT: 'http' },
    { STORAGE_MAX_MB: '0' },
    { SITE_URL: 'not a url' },
  ])('refuses %o', (change) => {
    expect(() => readStorageConfig({ ...environment, ...change })).toThrow();
  });

  it('needs no inbox and no site', () => {
    const { S3_INBOX_BUCKET: _, SITE_URL: __, ...least } = environment;
    const config = readStorageConfig(least);
    expect([...config.buckets]).toEqual([environment.S3_BUCKET]);
    expect(config.isOfSite('http://localhost:3000')).toBe(false);
  });

  it('takes every page of loopback where the site is one, and nothing besides a real origin', () => {
    const origins = [
      'http://localhost:3000',
      'http://127.0.0.1:3000',
      'http://localhost:4000',
      'http://localhost.settln.example:3000',
      'https://settln.example',
      'https://settln.example:444',
    ];
    expect(origins.filter(siteRule('http://localhost:3000/'))).toEqual(origins.slice(0, 3));
    expect(origins.filter(siteRule('https://settln.example/'))).toEqual(['https://settln.example']);
  });
});
