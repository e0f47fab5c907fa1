import { runCommand } from './lib/command';
import { staff } from './staff/staff';

await runCommand(staff);
