import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { browserGroupsFile } from './texts/browser-groups';
import { catalogueFile } from './texts/catalogue-file';
import { lastResortFile } from './texts/last-resort-file';
import { messageTypes } from './texts/message-types';

const FILES = {
  'messages/catalogue.gen.ts': catalogueFile,
  'messages/messages.gen.ts': messageTypes,
  'lib/texts/browser-groups.gen.ts': browserGroupsFile,
  'lib/texts/last-resort.gen.ts': lastResortFile,
};

for (const [path, write] of Object.entries(FILES)) writeFileSync(path, write());
execFileSync('npx', ['biome', 'check', '--write', ...Object.keys(FILES)], { stdio: 'inherit' });
