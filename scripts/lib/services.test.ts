import { describe, expect, it } from 'vitest';
import { planEnvironments, planServices } from './services.mjs';

const kept = {
  backendToken: 'kept-token',
  networkToken: 'kept-viewer',
  s3AccessKeyId: 'kept-key',
  s3SecretAccessKey: 'kept-secret',
  nextAuthSecret: 'kept-auth',
  identitySecret: 'kept-identity',
  linkSecret: 'kept-links',
  vapidPrivateKey: 'kept-vapid',
  storagePort: 20_001,
};

function plan(given: Record<string, string>) {
  const databaseUrl = given.DATABASE_URL ?? 'postgres://own';
  const mail = { mailPort: 20_004, smtpPort: 20_005, mailDir: '/data/mail' };
  const ports = { backendPort: 20_002, identityPort: 20_003, port: 3000, ...mail };
  return planEnvironments({ given, kept, databaseUrl, ...ports, storageDir: '/data', dev: false });
}

describe('what npm start starts', () => {
  it.each([
    [
      {},
      { backend: true, network: true, postgres: true, storage: true, identity: true, mail: true },
    ],
    [
      { DATABASE_URL: 'postgres://x' },
      { backend: true, network: true, postgres: false, storage: true, identity: true, mail: true },
    ],
    [
      { BACKEND_URL: 'https://x' },
      {
        backend: false,
        network: false,
        postgres: false,
        storage: true,
        identity: true,
        mail: false,
      },
    ],
    [
      { S3_ENDPOINT: 'https://x' },
      { backend: true, network: true, postgres: true, storage: false, identity: true, mail: true },
    ],
    [
      { GOOGLE_CLIENT_ID: 'x' },
      { backend: true, network: true, postgres: true, storage: true, identity: false, mail: true },
    ],
    [
      { NETWORK_URL: 'https://x' },
      { backend: true, network: false, postgres: true, storage: true, identity: true, mail: true },
    ],
    [
      { BACKEND_URL: '' },
      { backend: true, network: true, postgres: true, storage: true, identity: true, mail: true },
    ],
  ])('leaves out what the environment %o names', (given, expected) => {
    expect(planServices(given)).toEqual(expected);
  });
});

describe('the environment of each process', () => {
  it('gives every process its own secrets and no other', () => {
    const { backend, storage, web } = plan({});
    expect(backend).toMatchObject({ DATABASE_URL: 'postgres://own', BACKEND_TOKEN: 'kept-token' });
    expect(backend).toMatchObject({ S3_SECRET_ACCESS_KEY: 'kept-secret' });
    expect(backend).not.toHaveProperty('NEXTAUTH_SECRET');
    expect(backend).not.toHaveProperty('NEWS_REFRESH_MINUTES');
    const elsewhere = plan({ NEWS_URL: 'https://news.test' }).backend;
    expect(elsewhere).toHaveProperty('NEWS_REFRESH_MINUTES', '0');
    expect(web).not.toHaveProperty('DATABASE_URL');
    expect(web).toMatchObject({ BACKEND_TOKEN: 'kept-token', NEXTAUTH_SECRET: 'kept-auth' });
    expect(storage).not.toHaveProperty('BACKEND_TOKEN');
    expect(storage).toMatchObject({ S3_SECRET_ACCESS_KEY: 'kept-secret', STORAGE_DIR: '/data' });
    expect(web.S3_INBOX_BUCKET).toBe('settln-inbox');
    expect(storage.S3_INBOX_BUCKET).toBe(web.S3_INBOX_BUCKET);
  });

  it('never sends a made-up token or key to a host or bucket that is not ours', () => {
    const { web } = plan({ BACKEND_URL: 'https://host.test', S3_ENDPOINT: 'https://bucket.test' });
    expect(web.BACKEND_TOKEN).toBeUndefined();
    expect(web.S3_SECRET_ACCESS_KEY).toBeUndefined();
    expect(web.ASSETS_URL).toBeUndefined();
  });

  it('shows the viewer of slates to the web process and to the network service alone', () => {
    const viewer = { NETWORK_TOKEN: 'kept-viewer', NETWORK_VIEWER_ID: 'settln-site' };
    const { backend, storage, identity, web } = plan({});
    expect(backend).toMatchObject(viewer);
    expect(web).toMatchObject(viewer);
    for (const other of [storage, identity]) expect(other).not.toHaveProperty('NETWORK_TOKEN');
    const foreign = plan({ NETWORK_URL: 'https://network.test', NETWORK_TOKEN: 'given' });
    expect(foreign.web).toMatchObject({ NETWORK_TOKEN: 'given' });
    expect(foreign.backend.NETWORK_TOKEN).toBe('kept-viewer');
    expect(plan({ NETWORK_URL: 'https://network.test' }).web.NETWORK_TOKEN).toBeUndefined();
    expect(plan({ BACKEND_URL: 'https://host.test' }).web.NETWORK_TOKEN).toBeUndefined();
  });

  it('has the backend send mail to this machine, unless a server is named', () => {
    const { backend, web } = plan({});
    expect(backend).toMatchObject({
      SMTP_URL: 'smtp://127.0.0.1:20005',
      LINK_SECRET: 'kept-links',
      VAPID_PRIVATE_KEY: 'kept-vapid',
      SITE_URL: 'http://localhost:3000',
    });
    expect(web).not.toHaveProperty('SMTP_URL');
    expect(web).not.toHaveProperty('LINK_SECRET');
    expect(web).not.toHaveProperty('VAPID_PRIVATE_KEY');
    const named = plan({ SMTP_URL: 'smtps://mail.test' });
    expect(named.backend).toMatchObject({ SMTP_URL: 'smtps://mail.test', MAIL_FROM: undefined });
    expect(planServices({ SMTP_URL: 'smtps://mail.test' }).mail).toBe(false);
  });

  it('stands in for Google under a secret of its own, unless a client is named', () => {
    const { identity, web } = plan({});
    const issuer = 'http://127.0.0.1:20003';
    expect(web).toMatchObject({ GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_SECRET: 'kept-identity' });
    expect(identity).toMatchObject({
      GOOGLE_ISSUER: issuer,
      GOOGLE_CLIENT_ID: web.GOOGLE_CLIENT_ID,
    });
    expect(identity).not.toHaveProperty('NEXTAUTH_SECRET');
    const google = plan({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }).web;
    expect(google).toMatchObject({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' });
    expect(google.GOOGLE_ISSUER).toBeUndefined();
  });

  it('passes on what the caller names', () => {
    const given = {
      BACKEND_URL: 'https://host.test',
      BACKEND_TOKEN: 'given',
      SITE_URL: 'https://s',
    };
    expect(plan(given).web).toMatchObject(given);
    expect(plan({ NEWS_URL: 'https://news.test' }).web).toHaveProperty('NEWS_URL');
  });
});
