import { readFileSync } from 'node:fs';
import { INBOX, PUBLIC, STORAGE_ENVIRONMENT, startTestStorage } from '@/local/storage/test-server';
import { type Image, runOnce } from './image';

export interface OperatorCommand {
  name: string;
  file: string;
}

/** Only those that docs/DEPLOYMENT.md explains are for production. */
export function readOperatorCommands(): OperatorCommand[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  const rows = readFileSync('docs/topics/commands.md', 'utf8').matchAll(
    /^\| `npm run ([\w:]+)[^`]*` \|.*\(\.\.\/DEPLOYMENT\.md#/gm,
  );
  return [...rows].map(([, name = '']) => {
    const file = /^node scripts\/run\.mjs (scripts\/\S+\.ts)$/.exec(scripts[name] ?? '')?.[1];
    if (!file) throw new Error(`package.json does not say which file npm run ${name} runs`);
    return { name, file };
  });
}

export const ASKED: Readonly<Record<string, { args: string[]; says: RegExp }>> = {
  staff: { args: ['add', 'ann@settln.example'], says: /is let into \/staff as an owner/ },
  searches: { args: [], says: /No word was asked for/ },
  inbox: { args: [], says: /Nobody has written/ },
  mail: { args: [], says: /No mail waits/ },
  orphans: { args: [], says: /pictures named by nothing/ },
  privacy: { args: ['export', 'ann@settln.example'], says: /"visits": \[\]/ },
  // Reports on each feed, also without network.
  'news:refresh': { args: ['--country', 'MT'], says: /feeds, \d+ failed: \d+ new/ },
};

export async function tryCommands(backend: Image, databaseUrl: string): Promise<string[]> {
  const storage = await startTestStorage();
  const { S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = STORAGE_ENVIRONMENT;
  const env = {
    DATABASE_URL: databaseUrl,
    S3_ENDPOINT: storage.endpoint,
    S3_BUCKET: PUBLIC,
    S3_INBOX_BUCKET: INBOX,
    S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY,
    ASSETS_URL: `${storage.endpoint}/assets`,
  };
  const problems: string[] = [];
  for (const { name } of readOperatorCommands()) {
    const asked = ASKED[name];
    if (!asked)
      problems.push(`tools/containers/commands.ts does not say how to try npm run ${name}`);
    if (!asked) continue;
    const line = ['npm', 'run', '--silent', name, '--', ...asked.args];
    const { text, code } = await runOnce(backend, line, env);
    console.log(`${line.join(' ')}: ${code}`);
    if (code !== 0 || !asked.says.test(text))
      problems.push(`npm run ${name} ended with ${code}: ${text}`);
  }
  await storage.stop();
  return problems;
}
