import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeDatabase, type Database, openDatabase } from '@/backend/db/client';
import { slates } from '@/backend/db/network-schema';
import { seedMember } from '@/backend/db/seed-slates';
import { staff as members, staffLog } from '@/backend/db/staff-schema';
import { DAY_MS } from '@/lib/shared/time/units';
import { createTestDatabase, type TestDatabase } from '@/test/database';
import { staff } from './staff';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url, { connections: 1 });
});
afterAll(async () => {
  await closeDatabase(db);
  await database?.drop();
});

const run = (...argv: string[]) => staff(argv, { DATABASE_URL: database.url, SUDO_USER: 'rita' });

test('an address is let in as an owner for seven days, once, and the log says so', async () => {
  const added = await run('add', 'You@settln.example');
  expect(added).toMatchObject({ code: 0, err: '' });
  expect(added.out).toContain('You@settln.example is let into /staff as an owner');
  const [member] = await db.select().from(members);
  expect(member).toMatchObject({ role: 'owner', userId: null, addedBy: null });
  const { addedAt, invitedUntil } = member ?? {};
  expect((invitedUntil?.getTime() ?? 0) - (addedAt?.getTime() ?? 0)).toBe(7 * DAY_MS);
  expect(await db.select().from(staffLog)).toMatchObject([
    { staffId: null, action: 'added', kind: 'staff', note: 'owner', commandUser: 'rita' },
  ]);
  expect(await run('add', 'you@settln.example')).toEqual({
    code: 1,
    out: '',
    err: 'This address belongs to the staff already, or is invited.\n',
  });
});

test('the files of a post are saved, also of one that is taken down', async () => {
  const bytes = Buffer.from('a film');
  const video = { type: 'video' as const, contentType: 'video/webm', bytes };
  const poster = { contentType: 'image/webp', bytes: Buffer.from('its poster') };
  const posts = [{ text: '', media: { ...video, poster } }, { text: 'Words alone' }];
  const { slateIds } = await seedMember(db, { name: 'Anjali', slates: posts });
  const [film = '', words = ''] = slateIds;
  await db.update(slates).set({ status: 'delisted' });
  const folder = mkdtempSync(path.join(tmpdir(), 'settln-post-'));
  try {
    const { out } = await run('files', film, path.join(folder, 'new'));
    expect(out.trim().split('\n')).toHaveLength(2);
    expect(readFileSync(path.join(folder, 'new', 'media.webm'))).toEqual(bytes);
    expect(readFileSync(path.join(folder, 'new', 'poster.webp'))).toEqual(poster.bytes);
  } finally {
    rmSync(folder, { recursive: true });
  }
  expect((await run('files', words, folder)).out).toBe('This post has no files.\n');
  for (const id of ['no-id', '00000000-0000-4000-8000-000000000000']) {
    const { code, err } = await run('files', id, folder);
    expect([code, err]).toEqual([1, 'There is no post with this id in this database.\n']);
  }
});

test.each([
  { argv: [] },
  { argv: ['add'] },
  { argv: ['add', 'a@b.example', 'c@d.example'] },
  { argv: ['files', 'x'] },
  { argv: ['history'] },
  { argv: ['--all'] },
])('$argv shows how it is used', async ({ argv }) => {
  const { code, out } = await run(...argv);
  expect(code).toBe(1);
  expect(out).toContain('npm run staff -- add <address>');
});

test('--help does so without being wrong', async () => {
  expect(await run('--help')).toMatchObject({ code: 0, err: '' });
});

test('a database that takes no writes, or is not there, is named as the reason', async () => {
  const readOnly = `${database.url}?options=-c%20default_transaction_read_only%3Don`;
  expect(await staff(['add', 'other@settln.example'], { DATABASE_URL: readOnly })).toEqual({
    code: 1,
    out: '',
    err: 'cannot execute UPDATE in a read-only transaction\n',
  });
  const nowhere = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
  const { code, err } = await staff(['add', 'other@settln.example'], nowhere);
  expect([code, err]).toEqual([1, 'connect ECONNREFUSED 127.0.0.1:1\n']);
});

test('npm run staff says why it did nothing, and ends with 1', () => {
  const env = { ...process.env, DATABASE_URL: database.url, DATABASE_DIRECT_URL: '' };
  const command = ['run', '--silent', 'staff', '--', 'add', 'x<a@b.example>'];
  const { status, stdout, stderr } = spawnSync('npm', command, { encoding: 'utf8', env });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toBe('Please enter a valid email address.\n');
});
