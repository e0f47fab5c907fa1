import { loadEnvFiles } from './env-files.mjs';

export type Environment = Readonly<Record<string, string | undefined>>;

/** What a command prints, and its exit code. */
export interface Said {
  code: number;
  out: string;
  err: string;
}

/** Runs `command` with the arguments and variables of this process. */
export async function runCommand(
  command: (argv: readonly string[], env: Environment) => Said | Promise<Said>,
): Promise<void> {
  loadEnvFiles();
  const { code, out, err } = await command(process.argv.slice(2), process.env);
  process.stdout.write(out);
  process.stderr.write(err);
  if (code !== 0) process.exitCode = code;
}
