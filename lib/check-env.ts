import 'server-only';
import { EnvError, env } from './env';

/** Exits with a line for each wrong variable. */
export function stopUnlessConfigured(): void {
  try {
    env();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
