// @ts-check
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from '../../local/postgres/free-port.mjs';
import { waitUntilAnswers } from '../../scripts/lib/supervisor.mjs';

/** @typedef {import('../../scripts/lib/supervisor.mjs').Supervisor} Supervisor */

const run = promisify(execFile);
const NGINX = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];
const CONNECTIONS = 32;

/**
 * Starts the edge of the fleet (`deploy/nginx.conf`) in front of a site that runs.
 * @param {Supervisor} supervisor
 * @param {string} site
 * @param {string} folder to work in
 * @returns {Promise<string>} its address
 */
export async function startEdge(supervisor, site, folder) {
  const program = NGINX.find((place) => existsSync(place));
  if (!program) throw new Error('nginx is not installed.');
  const home = path.join(folder, 'edge');
  mkdirSync(path.join(home, 'cache'), { recursive: true });
  const [port, backends] = [await findFreePort(), await findFreePort()];
  const account = process.getuid?.() === 0 ? ' user root;' : '';
  const places = {
    'worker_processes auto;': `worker_processes 1; daemon off;${account}`,
    '/run/nginx.pid': path.join(home, 'nginx.pid'),
    '/var/log/nginx/settln-error.log': path.join(home, 'error.log'),
    '/var/log/nginx/settln-access.log': path.join(home, 'access.log'),
    '/var/cache/nginx/settln': path.join(home, 'cache'),
    'web-1:3000': new URL(site).host,
    'web-2:3000': new URL(site).host,
    'backend-1:4000': new URL(site).host,
    'backend-2:4000': new URL(site).host,
    'listen 80 ': `listen 127.0.0.1:${port} `,
    'listen 4000 ': `listen 127.0.0.1:${backends} `,
  };
  let text = readFileSync(path.join('deploy', 'nginx.conf'), 'utf8');
  for (const [from, to] of Object.entries(places)) {
    if (!text.includes(from)) throw new Error(`deploy/nginx.conf has no ${from}`);
    text = text.replaceAll(from, to);
  }
  const file = path.join(home, 'nginx.conf');
  writeFileSync(file, text);
  const args = ['-e', path.join(home, 'error.log'), '-c', file];
  const server = await supervisor.startServer({ name: 'edge', program, args, env: process.env });
  const edge = `http://127.0.0.1:${port}`;
  const isReady = (/** @type {number} */ status) => status === 200;
  await waitUntilAnswers(server, `${edge}/`, { budgetMs: 15_000, isReady });
  return edge;
}

/**
 * Requests per second by wrk, so that the client is not what is measured.
 * @param {string} url on this machine
 * @param {{ seconds: number }} bounds
 */
export async function runWrk(url, { seconds }) {
  if (new URL(url).hostname !== '127.0.0.1') throw new Error('Load is for this machine only.');
  const header = 'Accept-Encoding: gzip';
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency', '-H', header, url];
  const { stdout } = await run('wrk', args);
  if (stdout.includes('Non-2xx')) throw new Error(`${url} answered with errors under load`);
  const found = /Requests\/sec:\s+([\d.]+)/.exec(stdout);
  if (!found) throw new Error('wrk said nothing that can be read.');
  return Number(found[1]);
}
