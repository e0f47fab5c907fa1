import { chmodSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removePostgres, startPostgres } from '@/local/postgres/postgres.mjs';
import { startTraceCollector } from '@/test/trace-collector';
import { type BackendProcess, startBackendProcess } from './testing/backend-process';

// A Postgres of its own, which logs every statement.
const dataDir = mkdtempSync(path.join(tmpdir(), 'settln-trace-'));
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let collector: Awaited<ReturnType<typeof startTraceCollector>>;
let backend: BackendProcess;

beforeAll(async () => {
  chmodSync(dataDir, 0o755);
  postgres = await startPostgres({ dataDir, settings: { log_min_duration_statement: '0' } });
  collector = await startTraceCollector();
  backend = await startBackendProcess({
    DATABASE_URL: postgres.url,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_BSP_SCHEDULE_DELAY: '100',
  });
});
afterAll(async () => {
  await backend.stop('SIGTERM');
  collector.close();
  await postgres.stop();
  removePostgres(dataDir);
});

const REQUEST = '0123456789abcdef0123456789abcdef';
const TRACE = 'abcdef0123456789abcdef0123456789';

it('a request has one id from its caller to the log of Postgres, and one trace', async () => {
  const answer = await fetch(`${backend.url}/settlnProviders?userId=a-person&hostCountry=MT`, {
    headers: { 'x-request-id': REQUEST, traceparent: `00-${TRACE}-0123456789abcdef-01` },
  });
  expect(answer.status).toBe(200);
  await expect.poll(() => backend.output()).toContain(`"request":"${REQUEST}"`);
  const readLog = () => readFileSync(postgres.log.file, 'utf8');
  await expect.poll(readLog).toContain(`/*request_id='${REQUEST}',traceparent='00-${TRACE}-`);
  await expect.poll(() => collector.has({ id: TRACE })).toBe(true);
  expect(collector.has('settln-backend')).toBe(true);
  expect(collector.has('GET settlnProviders')).toBe(true);
  // The statement has a span of its own, which the log of Postgres names.
  const own = new RegExp(`traceparent='00-${TRACE}-([\\da-f]{16})-01'`).exec(readLog())?.[1] ?? '';
  await expect.poll(() => collector.has({ id: own })).toBe(true);
  expect(collector.has('db.operation.name')).toBe(true);
});

it('LOG-1: neither logs nor traces say who it was about', async () => {
  expect(collector.has('a-person')).toBe(false);
  expect(backend.output()).not.toContain('a-person');
  expect(readFileSync(postgres.log.file, 'utf8')).not.toMatch(/select .*a-person/);
});

it('what is no id is not believed', async () => {
  const forged = "x'*/; drop table bookings; --";
  await fetch(`${backend.url}/settlnProviders?userId=other&hostCountry=MT`, {
    headers: { 'x-request-id': forged, traceparent: forged },
  });
  await expect.poll(() => backend.output().split('"event":"request"').length).toBeGreaterThan(2);
  expect(backend.output()).not.toContain('drop table');
  expect(readFileSync(postgres.log.file, 'utf8')).not.toContain('drop table');
});
