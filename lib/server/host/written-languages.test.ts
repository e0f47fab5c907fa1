import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readService } from '@/lib/server/host/services';
import { startRecordingHost } from '@/test/recording-host';
import { stubWebEnv } from '@/test/web-env';
import { findSettings } from './account-settings';
import { likelyLanguage } from './written-languages';

const SETTINGS = {
  firstName: 'Ann',
  lastName: 'Lee',
  name: 'Ann Lee',
  phone: '',
  version: 0,
  registeredEmail: 'ann@example.com',
  email: 'ann@example.com',
  pending: null,
  mailOff: [],
  pushOff: [],
  sendsMail: true,
  hasFeed: false,
};

let running: Awaited<ReturnType<typeof startRecordingHost>>;
beforeAll(async () => {
  running = await startRecordingHost({ isOurs: true });
  stubWebEnv(running.url);
  running.answer(() => ({ body: { id: '7', name: 'Ada' } }));
  await readService('7');
});
afterAll(() => running.close());

const speaking = (language: string) => ({ body: { settings: { ...SETTINGS, language } } });

it('is that of the account’s mail, if it is one that people write here', async () => {
  running.answer(() => speaking('mt'));
  expect(await likelyLanguage('ann', 'it')).toBe('mt');
  running.answer(() => speaking('tlh'));
  expect(await likelyLanguage('ann', 'it')).toBe('it');
});

it('is Portuguese, whichever country’s the mail or the page is in', async () => {
  for (const language of ['pt', 'pt-BR']) {
    running.answer(() => speaking(language));
    expect(await likelyLanguage('ann', 'it')).toBe('pt');
    expect(await findSettings('ann')).toMatchObject({ language: 'pt-BR' });
  }
  running.answer(() => ({ status: 500 }));
  expect(await likelyLanguage('ann', 'pt-BR')).toBe('pt');
});

it('is that of the page where the account cannot be read, or not in time', async () => {
  running.answer(() => ({ status: 500 }));
  expect(await likelyLanguage('ann', 'uk')).toBe('uk');
  running.answer(async () => {
    await sleep(4_000);
    return speaking('mt');
  });
  const began = performance.now();
  expect(await likelyLanguage('ann', 'uk')).toBe('uk');
  expect(performance.now() - began).toBeLessThan(3_000);
});
