import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMailPage } from './app';
import { createMailServer } from './smtp';
import { openMailStore } from './store';

let folder: string;
let smtp: SMTPServer;
let page: ReturnType<typeof createMailPage>;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'local-mail-'));
  const store = await openMailStore(folder);
  page = createMailPage(store);
  smtp = createMailServer(store);
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
});
afterAll(async () => {
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
  rmSync(folder, { recursive: true });
});

async function send(to: string, subject: string, text = 'As text') {
  const { port } = smtp.server.address() as AddressInfo; // listens on TCP
  await createTransport({ host: '127.0.0.1', port }).sendMail({
    from: 'bookings@settln.example',
    to,
    subject,
    icalEvent: { method: 'PUBLISH', filename: 'appointment.ics', content: 'BEGIN:VCALENDAR' },
    text,
    html: '<html><head></head><body><script>alert(1)</script>As HTML <a href="https://settln.example/m?a=1&amp;b=2">Move\n it</a></body></html>',
  });
}

async function get(at: string, host = '127.0.0.1:8025') {
  const answer = await page.request(`http://127.0.0.1:8025${at}`, { headers: { host } });
  return { answer, text: await answer.text() };
}

async function messages(query: Record<string, string>) {
  return JSON.parse((await get(`/messages?${new URLSearchParams(query)}`)).text);
}

const subjectsOf = (found: { subject: string }[]) => found.map(({ subject }) => subject);

test('keeps each mail as a file, and lists the newest first', async () => {
  expect((await get('/')).text).toContain('Nothing yet');
  await send('ann@other.example', 'The <first>');
  await send('x/y@other.example', 'The second');
  const files = readdirSync(folder).sort();
  expect(files).toHaveLength(2);
  expect(files[0]).toMatch(/^\d{8}T\d{9}Z\d{3}-ann@other\.example\.eml$/);
  expect(files[1]).not.toContain('/');
  const { text } = await get('/');
  expect(text.indexOf('The second')).toBeLessThan(text.indexOf('The &lt;first&gt;'));
});

test('shows a mail in a frame that runs no scripts', async () => {
  const [name = ''] = readdirSync(folder).sort();
  const shown = await get(`/mail/${encodeURIComponent(name)}`);
  expect(shown.text).toContain('<iframe title="The mail" sandbox="allow-popups');
  expect(shown.text).not.toContain('<script');
  expect(shown.answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  const framed = await get(`/mail/${encodeURIComponent(name)}/html`);
  expect(framed.answer.headers.get('content-security-policy')).toMatch(
    /^sandbox(?!.*allow-scripts)/,
  );
  expect(framed.text).toContain('As HTML');
  expect(shown.text).toContain('The visit, as mail programs show it (text/calendar)');
  expect(shown.text).toContain('appointment.ics (application/ics)');
});

test('tells programs of the mails to an address, and waits for one that is on its way', async () => {
  await send('Zoë <zoe@other.example>', 'Booking confirmed (1)');
  const first = await messages({ to: 'ZOE@other.example' });
  expect(first).toMatchObject([
    {
      subject: 'Booking confirmed (1)',
      links: [{ name: 'Move it', href: 'https://settln.example/m?a=1&b=2' }],
      attachments: [
        { name: null, type: 'text/calendar', text: 'BEGIN:VCALENDAR' },
        { name: 'appointment.ics', type: 'application/ics', text: '' },
      ],
    },
  ]);
  expect(first[0].text.trim()).toBe('As text');
  expect(first[0].html).toContain('As HTML');

  const after = { to: 'zoe@other.example', after: first[0].id };
  expect(await messages(after)).toEqual([]);
  expect(await messages({ to: 'oe@other.example' })).toEqual([]);
  const waiting = messages({ ...after, subject: '^Booking \\w+ \\(3\\)$', atLeast: '1' });
  await send('zoe@other.example', 'Booking moved (2)');
  await send('ann@other.example', 'Booking moved (3)');
  await send('zoe@other.example', 'Booking moved (3)');
  expect(subjectsOf(await waiting)).toEqual(['Booking moved (3)']);
  expect(subjectsOf(await messages(after))).toEqual(['Booking moved (2)', 'Booking moved (3)']);
});

test('refuses what is too large for good, and keeps none of it', async () => {
  const before = readdirSync(folder).length;
  const sent = send('ann@other.example', 'Large', 'x'.repeat(70).concat('\n').repeat(160_000));
  await expect(sent).rejects.toMatchObject({ responseCode: 552 });
  expect(readdirSync(folder)).toHaveLength(before);
});

test('shows nothing else of the disk, and nothing to a page with another name', async () => {
  for (const name of ['..%2F..%2Fetc%2Fpasswd', 'none.eml']) {
    expect((await get(`/mail/${name}`)).answer.status).toBe(404);
  }
  expect((await get('/', 'evil.example')).answer.status).toBe(403);
});
