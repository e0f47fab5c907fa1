import { runCommand } from './lib/command';
import { moderate } from './moderate/moderate';

await runCommand(moderate);
