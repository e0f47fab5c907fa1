import { createInterface } from 'node:readline/promises';
import type { Database } from '@/backend/db/client';
import { exportPerson } from '@/backend/privacy/export';
import { findTraces } from '@/backend/privacy/person';
import { onDatabase } from './lib/on-database';
import { erasePerson } from './privacy/erase';
import { deleteFiles, deleteObjects, findLetters, findMailFiles } from './privacy/files';
import { readLinkSecret, readTask, type Task, USAGE } from './privacy/options';
import { reportErased, reportFound } from './privacy/report';

async function isWanted(found: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new Error(`${found}\nNothing was erased: add --yes to do it.`);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${found}\nErase this? Type yes: `);
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}

async function run(db: Database, { verb, person, isConfirmed, dataDir }: Task): Promise<string> {
  const traces = await findTraces(db, person);
  const letters = await findLetters(process.env, dataDir, person);
  const mailFiles = await findMailFiles(dataDir, person);
  const kept = await exportPerson(db, person, traces, readLinkSecret(process.env, dataDir));
  if (verb === 'export') {
    const asText = letters.map(({ key, text }) => ({ key, letter: JSON.parse(text) }));
    return JSON.stringify({ ...kept, letters: asText, mailFiles }, null, 2);
  }
  const counts = { letters: letters.length, mailFiles: mailFiles.length };
  const found = reportFound(traces, kept, counts);
  if (!isConfirmed && !(await isWanted(found))) return 'Nothing was erased.';
  const erased = await erasePerson(db, traces, { now: Date.now() });
  const keys = { letters: letters.map(({ key }) => key), pictures: erased.pictures };
  await deleteObjects(process.env, dataDir, keys);
  await deleteFiles(await findMailFiles(dataDir, person));
  if (erased.untold > 0) process.exitCode = 2;
  return reportErased(erased, counts);
}

const task = readTask(process.argv.slice(2));
if (!task) {
  console.log(USAGE);
  process.exit(process.argv.includes('--help') ? 0 : 1);
}
await onDatabase({ dataDir: task.dataDir, connections: 3 }, (db) => run(db, task));
