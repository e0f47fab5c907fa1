/** Rules of this repository that Biome does not know, one file each in `tools/lint/`. */
import { browserCode } from './lint/browser-code';
import { completeLock } from './lint/complete-lock';
import { cycles } from './lint/cycles';
import { instants } from './lint/instants';
import { layers } from './lint/layers';
import { links } from './lint/links';
import { locators } from './lint/locators';
import { pageLinks } from './lint/page-links';
import { places } from './lint/places';
import { replacedMethods } from './lint/replaced-methods';
import { requirements } from './lint/requirements';
import type { Finding } from './lint/rule';
import { secrets } from './lint/secrets';
import { utilities } from './lint/utilities';
import { waits } from './lint/waits';
import { words } from './lint/words';

const RULES: Readonly<Record<string, () => Finding[] | Promise<Finding[]>>> = {
  'browser-code': browserCode,
  'complete-lock': completeLock,
  cycles,
  instants,
  layers,
  links,
  locators,
  'page-links': pageLinks,
  places,
  'replaced-methods': replacedMethods,
  requirements,
  secrets,
  utilities,
  waits,
  words,
};

let broken = 0;
for (const [name, rule] of Object.entries(RULES)) {
  for (const { file, line, says } of await rule()) {
    broken += 1;
    console.log(`${line ? `${file}:${line}` : file}  ${name}: ${says}`);
  }
}
console.log(`${Object.keys(RULES).length} rules of tools/lint, broken at ${broken} places`);
process.exitCode = broken > 0 ? 1 : 0;
