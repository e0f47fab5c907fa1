import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readOptions } from './options.mjs';
import { ROOT } from './root.mjs';

describe('the command line of npm start', () => {
  it('has defaults that open the site on port 3000 of this machine', () => {
    expect(readOptions([], {})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: path.join(ROOT, '.data'),
      fresh: false,
      demo: true,
      dev: false,
      help: false,
    });
  });

  it('takes the port from the command line before the environment', () => {
    expect(readOptions(['--port', '4000'], { PORT: '5000' }).port).toBe(4000);
    expect(readOptions([], { PORT: '5000' }).port).toBe(5000);
  });

  it.each([['--port', 'x'], ['--port', '70000'], ['--unknown']])('refuses %s %s', (...argv) => {
    expect(() => readOptions(argv, {})).toThrow(/--port must be|Unknown option '--unknown'/);
  });
});
