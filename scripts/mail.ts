import { runCommand } from './lib/command';
import { mail } from './mail/mail';

await runCommand(mail);
