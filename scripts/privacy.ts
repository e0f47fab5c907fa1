import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { DeleteObjectCommand } from '@aws-sdk/client-s3';
import { simpleParser } from 'mailparser';
import type { Database } from '@/backend/db/client';
import { settleMessages } from '@/backend/inbox/settle';
import { exportPerson } from '@/backend/privacy/export';
import { findMissingSecrets } from '@/backend/privacy/link-secrets';
import { findTraces, mentions, type Person } from '@/backend/privacy/person';
import { openInbox } from './inbox/open-inbox';
import { type Environment, runCommand } from './lib/command';
import { onDatabase } from './lib/on-database';
import { findStorage } from './orphans/find-storage';
import { erasePerson } from './privacy/erase';
import { readLinkSecret, readTask, type Task, USAGE } from './privacy/options';
import {
  countAppeals,
  notLookedFor,
  refuseWithout,
  reportErased,
  reportFound,
} from './privacy/report';

async function isWanted(found: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new Error(`${found}\nNothing was erased: add --yes to do it.`);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${found}\nErase this? Type yes: `);
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}

async function run(db: Database, task: Task): Promise<string> {
  const { verb, person, isConfirmed, dataDir } = task;
  const secrets = readLinkSecret(process.env, dataDir);
  const missing = await findMissingSecrets(db, secrets);
  if (missing.length > 0 && !task.isWithoutSecrets) throw new Error(refuseWithout(missing));
  const traces = await findTraces(db, person, secrets);
  const messages = await findMessages(process.env, dataDir, person);
  const mailFiles = await findMailFiles(dataDir, person);
  const kept = await exportPerson(db, person, traces, secrets);
  if (verb === 'export') {
    const asText = messages.map(({ key, text }) => ({ key, message: JSON.parse(text) }));
    const all = { ...kept, messages: asText, mailFiles, notLookedFor: notLookedFor(missing) };
    return JSON.stringify(all, null, 2);
  }
  const counts = {
    messages: messages.length,
    mailFiles: mailFiles.length,
    appeals: countAppeals(kept),
  };
  const found = [reportFound(traces, kept, counts), ...notLookedFor(missing)].join('\n');
  if (!isConfirmed && !(await isWanted(found))) return 'Nothing was erased.';
  const erased = await erasePerson(db, traces, { now: Date.now() });
  const keys = { messages: messages.map(({ key }) => key), pictures: erased.pictures };
  await deleteObjects(process.env, dataDir, keys);
  await settleMessages(db, keys.messages, Date.now());
  await deleteFiles(await findMailFiles(dataDir, person));
  if (erased.untold > 0) process.exitCode = 2;
  return [reportErased(erased, counts), ...notLookedFor(missing)].join('\n');
}

await runCommand((argv, env) => {
  const task = readTask(argv);
  if (!task) return { code: argv.includes('--help') ? 0 : 1, out: `${USAGE}\n`, err: '' };
  return onDatabase({ env, dataDir: task.dataDir, connections: 3 }, (db) => run(db, task));
});

interface Message {
  key: string;
  text: string;
}

async function findMessages(
  environment: Environment,
  dataDir: string,
  person: Person,
): Promise<Message[]> {
  const found: Message[] = [];
  for (const { key, read } of await openInbox(environment, dataDir)) {
    const text = await read();
    if (mentions(text, person)) found.push({ key, text });
  }
  return found;
}

async function deleteObjects(
  environment: Environment,
  dataDir: string,
  keys: { messages: readonly string[]; pictures: readonly string[] },
): Promise<void> {
  if (keys.messages.length + keys.pictures.length === 0) return;
  const { client, bucket } = findStorage(environment, dataDir);
  const inbox = environment.S3_INBOX_BUCKET || 'settln-inbox';
  try {
    for (const Key of keys.messages)
      await client.send(new DeleteObjectCommand({ Bucket: inbox, Key }));
    for (const Key of keys.pictures) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key }));
    }
  } finally {
    client.destroy();
  }
}

async function findMailFiles(dataDir: string, person: Person): Promise<string[]> {
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

async function deleteFiles(files: readonly string[]): Promise<void> {
  for (const file of files) await rm(file, { force: true });
}
