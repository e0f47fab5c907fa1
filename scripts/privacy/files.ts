import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { DeleteObjectCommand } from '@aws-sdk/client-s3';
import { simpleParser } from 'mailparser';
import { mentions, type Person } from '@/backend/privacy/person';
import { openInbox } from '../inbox/open-inbox';
import { findStorage } from '../orphans/find-storage';

type Environment = Readonly<Record<string, string | undefined>>;

export interface Letter {
  key: string;
  text: string;
}

export async function findLetters(
  environment: Environment,
  dataDir: string,
  person: Person,
): Promise<Letter[]> {
  const found: Letter[] = [];
  for (const { key, read } of await openInbox(environment, dataDir)) {
    const text = await read();
    if (mentions(text, person)) found.push({ key, text });
  }
  return found;
}

export async function deleteObjects(
  environment: Environment,
  dataDir: string,
  keys: { letters: readonly string[]; pictures: readonly string[] },
): Promise<void> {
  if (keys.letters.length + keys.pictures.length === 0) return;
  const { client, bucket } = findStorage(environment, dataDir);
  const inbox = environment.S3_INBOX_BUCKET || 'settln-inbox';
  try {
    for (const Key of keys.letters)
      await client.send(new DeleteObjectCommand({ Bucket: inbox, Key }));
    for (const Key of keys.pictures) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key }));
    }
  } finally {
    client.destroy();
  }
}

export async function findMailFiles(dataDir: string, person: Person): Promise<string[]> {
  const folder = path.join(dataDir, 'mail');
  const names = await readdir(folder).catch(() => []);
  const found: string[] = [];
  for (const name of names.filter((one) => one.endsWith('.eml'))) {
    const file = path.join(folder, name);
    const mail = await simpleParser(await readFile(file));
    const addresses = [mail.to ?? []].flat().map(({ text }) => text);
    if (mentions([...addresses, mail.text ?? ''].join('\n'), person)) found.push(file);
  }
  return found;
}

export async function deleteFiles(files: readonly string[]): Promise<void> {
  for (const file of files) await rm(file, { force: true });
}
