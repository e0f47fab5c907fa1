import { describe, expect, it } from 'vitest';
import { NewsEnvironment, newsConfigFrom } from './config';

const configFrom = (env: Record<string, string>) => newsConfigFrom(NewsEnvironment.parse(env));

const bucket = {
  S3_ENDPOINT: 'https://s3.example/',
  S3_BUCKET: 'settln',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
  ASSETS_URL: 'https://assets.example/',
};

describe('how the backend reads the news', () => {
  it('is every half hour, without a storage, unless it is told otherwise', () => {
    expect(configFrom({})).toEqual({
      minutes: 30,
      userAgent: 'Settln-News/1.0 (feed reader; support@settln.example)',
      bucket: null,
    });
    expect(configFrom({ NEWS_REFRESH_MINUTES: '0' }).minutes).toBe(0);
  });

  it('keeps thumbnails where it knows all of a bucket', () => {
    const whole = { assetsUrl: 'https://assets.example', region: 'auto' };
    expect(configFrom(bucket).bucket).toMatchObject(whole);
    const elsewhere = configFrom({ ...bucket, S3_REGION: 'eu-south-1' });
    expect(elsewhere.bucket?.region).toBe('eu-south-1');
    for (const name of Object.keys(bucket)) {
      expect(configFrom({ ...bucket, [name]: undefined } as never).bucket).toBeNull();
    }
  });

  it('tells outlets who asks, in characters that a header may have', () => {
    const { userAgent } = configFrom({
      NEXT_PUBLIC_PRODUCT_NAME: 'Dar Ġdida\r\nX: 1',
      NEXT_PUBLIC_SUPPORT_EMAIL: 'help@dar.example\n',
    });
    expect(userAgent).toBe('DardidaX:1-News/1.0 (feed reader; help@dar.example)');
  });

  it.each(['-1', '1441', 'often', '1.5'])('is refused every %s minutes', (minutes) => {
    expect(NewsEnvironment.safeParse({ NEWS_REFRESH_MINUTES: minutes }).success).toBe(false);
  });
});
