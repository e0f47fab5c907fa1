import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { BackendVariables } from '@/backend/environment';
import { EnvSchema } from '@/lib/server/env';
import { readDockerfile } from './dockerfile';

const text = readFileSync('compose.yaml', 'utf8');
const nginx = readFileSync('deploy/nginx.conf', 'utf8');
const Service = z.object({
  build: z
    .object({ target: z.string(), args: z.record(z.string(), z.null()).default({}) })
    .optional(),
  image: z.string().optional(),
  /** Null: taken from `.env`, and unset where that has none. */
  environment: z.record(z.string(), z.string().nullable()).default({}),
  env_file: z.never().optional(),
  command: z.array(z.string()).default([]),
  logging: z.object({ driver: z.string() }).optional(),
  depends_on: z
    .union([
      z.array(z.string()).transform((names) => names.map((name) => [name, false] as const)),
      z
        .record(z.string(), z.object({ condition: z.string(), restart: z.boolean() }))
        .transform((all) =>
          Object.entries(all).map(([name, { restart }]) => [name, restart] as const),
        ),
    ])
    .default([]),
  volumes: z.array(z.string()).default([]),
});
const { services } = z
  .object({ services: z.record(z.string(), Service) })
  .parse(parse(text, { merge: true }));
const stages = readDockerfile();

describe('compose.yaml', () => {
  it('builds stages that the Dockerfile has, none of which runs as root', () => {
    for (const { build, image } of Object.values(services)) {
      expect([build, image].filter(Boolean)).toHaveLength(1);
      if (build) expect(stages.get(build.target)?.user ?? 'root').not.toBe('root');
    }
  });

  it('names only variables that somebody reads', () => {
    const known = new Set(readFileSync('.env.example', 'utf8').match(/\b[A-Z][A-Z0-9_]+(?==)/g));
    // Those of the image of Postgres.
    for (const name of ['POSTGRES_USER', 'POSTGRES_DB']) known.add(name);
    const named = Object.values(services).flatMap(({ environment }) => Object.keys(environment));
    const filled = [...text.matchAll(/\$\{(\w+)(?::-)?\}/g)].map(([, name]) => name ?? '');
    expect([...named, ...filled].filter((name) => !known.has(name))).toEqual([]);
  });

  it('gives each process what it reads, and nothing else', () => {
    const given = (name: string) => Object.keys(services[name]?.environment ?? {}).sort();
    const traces = 'OTEL_EXPORTER_OTLP_ENDPOINT';
    expect(given('web-1')).toEqual([...Object.keys(EnvSchema.shape), traces].sort());
    // The image says where it listens, and the last two are for tests.
    const { PORT, HOST, PUSH_STAND_IN, CALENDARS_FROM_LOOPBACK, ...read } = BackendVariables.shape;
    expect(stages.get('backend')?.env).toMatchObject({ PORT: '4000', HOST: '0.0.0.0' });
    expect(given('backend-1')).toEqual([...Object.keys(read), traces].sort());
    for (const name of ['edge', 'redis', 'pgbouncer']) expect(given(name)).toEqual([]);
  });

  it('gives the build each argument that the Dockerfile takes', () => {
    const args = [...readFileSync('Dockerfile', 'utf8').matchAll(/^ARG (\w+)$/gm)];
    const given = Object.keys(services['web-1']?.build?.args ?? {});
    expect(given.toSorted()).toEqual(args.map(([, name]) => name).toSorted());
  });

  it('waits for services that there are, and mounts files that there are', () => {
    const all = Object.values(services);
    const names = all.flatMap(({ depends_on }) => depends_on.map(([name]) => name));
    expect(names.filter((name) => !services[name])).toEqual([]);
    const files = all.flatMap(({ volumes }) => volumes).flatMap((line) => line.split(':')[0] ?? []);
    // The passwords of the pooler are made by whoever runs it.
    const wanted = files.filter((file) => file.startsWith('./') && file !== './deploy/users.txt');
    expect(wanted.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('starts what nginx looks for, on the ports where it looks', () => {
    const servers = [...nginx.matchAll(/^\s*server ([\w-]+):(\d+) /gm)];
    expect(servers).toHaveLength(4);
    for (const [, name = '', port] of servers) {
      expect(stages.get(services[name]?.build?.target ?? '')?.env.PORT).toBe(port);
    }
  });

  it('starts nginx again with new servers, whose addresses it reads once', () => {
    const names = [...nginx.matchAll(/^\s*server ([\w-]+):/gm)].map(([, name = '']) => name);
    expect(services.edge?.depends_on.toSorted()).toEqual(
      names.map((name) => [name, true]).toSorted(),
    );
  });

  it('has the logs of nginx collected and rotated by Docker', () => {
    const files = [...nginx.matchAll(/^\s*(?:access|error)_log (\/\S+)/gm)].map(([, file]) => file);
    expect(new Set(files).size).toBe(2);
    const [, , line = ''] = services.edge?.command ?? [];
    for (const file of files)
      expect(line).toMatch(new RegExp(`ln -sf /dev/std(?:out|err) ${file}`));
    expect(services.edge?.logging?.driver).toBe('local');
  });
});

describe('the Dockerfile', () => {
  it('copies files that there are', () => {
    const copied = [...stages.values()].flatMap(({ copies }) => copies);
    const own = copied.filter(({ from }) => from === null).flatMap(({ sources }) => sources);
    expect(own.filter((source) => !existsSync(source))).toEqual([]);
  });
});
