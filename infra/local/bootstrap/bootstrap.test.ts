import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bornOf } from 'infra-db/embedded/process-identity.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';

const here = dirname(fileURLToPath(import.meta.url));

/** An npm that installs by writing npm's own record, and counts its calls. */
const fakeNpm = `
const fs = require('node:fs');
fs.appendFileSync('npm-calls.log', process.argv.slice(2).join(' ') + '\\n');
fs.mkdirSync('node_modules/a', { recursive: true });
const { packages } = JSON.parse(fs.readFileSync('package-lock.json'));
delete packages[''];
fs.writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }));
`;

let root = '';
let child: ChildProcess | undefined;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function writeLock(version: string): void {
  write('package-lock.json', JSON.stringify({ packages: { '': {}, 'node_modules/a': { version } } }));
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'umbral-boot-'));
  cpSync(here, join(root, 'infra/local/bootstrap'), { recursive: true });
  cpSync(join(here, '../bootstrap.mjs'), join(root, 'infra/local/bootstrap.mjs'));
  write('package.json', '{}');
  write('npm-cli.js', fakeNpm);
  write('infra/local/src/build.ts', 'console.log("built with", process.argv.slice(2).join(","), process.version);');
  writeLock('1.0.0');
});
afterEach(() => {
  child?.kill('SIGKILL');
  child = undefined;
  rmSync(root, { recursive: true, force: true });
});

function bootstrap(args: string[], env: Record<string, string> = {}): ChildProcess {
  const words = [join(root, 'infra/local/bootstrap.mjs'), ...args];
  child = spawn(process.execPath, words, {
    cwd: root,
    env: { ...process.env, npm_execpath: join(root, 'npm-cli.js'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return child;
}

async function outputOf(run: ChildProcess): Promise<{ code: number; text: string }> {
  let text = '';
  run.stdout?.on('data', (chunk) => (text += String(chunk)));
  run.stderr?.on('data', (chunk) => (text += String(chunk)));
  const [code] = await once(run, 'close');
  return { code: Number(code), text };
}

function npmCalls(): string[] {
  const log = join(root, 'npm-calls.log');
  return existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
}

test('the first run installs, the second does not, a changed lockfile does again', async () => {
  const first = await outputOf(bootstrap(['build', 'mf-search']));
  expect(first).toMatchObject({ code: 0 });
  expect(first.text).toContain('built with mf-search');
  expect(npmCalls()).toEqual([expect.stringMatching(/^ci .*--ignore-scripts/)]);
  await outputOf(bootstrap(['build']));
  expect(npmCalls().length).toBe(1);
  writeLock('1.0.1');
  await outputOf(bootstrap(['build']));
  expect(npmCalls().length).toBe(2);
});

test('a workspace that npm itself brought up to date is not installed again', async () => {
  await outputOf(bootstrap(['build']));
  rmSync(join(root, 'node_modules/.umbral-lock'));
  await outputOf(bootstrap(['build']));
  expect(npmCalls().length).toBe(1);
});

test('an unknown script, a missing npm and a failing npm are one sentence each', async () => {
  expect((await outputOf(bootstrap(['dance']))).text).toBe(
    'Say what to run: start, test, check, build, e2e, e2e-matrix, probe, bench, packages, release, releases, dev, admin, advisories, seed.\n',
  );
  const withoutNpm = await outputOf(bootstrap(['build'], { npm_execpath: '', PATH: '/nowhere' }));
  expect(withoutNpm).toMatchObject({ code: 1 });
  expect(withoutNpm.text).toContain('npm is missing');
  write('npm-cli.js', 'process.exit(7);');
  expect((await outputOf(bootstrap(['build']))).text).toContain('npm could not install the workspace');
});

test('the exit code of the script is ours', async () => {
  write('infra/local/src/check.ts', 'process.exitCode = 5;');
  expect((await outputOf(bootstrap(['check']))).code).toBe(5);
});

async function startWaiting(): Promise<number> {
  write(
    'infra/local/src/start.ts',
    `process.on('disconnect', () => process.exit(0));
     process.on('SIGTERM', () => { console.log('stops'); process.exit(0); });
     console.log('pid', process.pid);
     setInterval(() => undefined, 1000);`,
  );
  const run = bootstrap(['start']);
  let text = '';
  run.stdout?.on('data', (chunk) => (text += String(chunk)));
  await expect.poll(() => text).toContain('pid');
  return Number(/pid (\d+)/.exec(text)?.[1]);
}

test('SIGTERM reaches the script, and nothing is left', async () => {
  const pid = await startWaiting();
  child?.kill('SIGTERM');
  const [code] = child ? await once(child, 'exit') : [];
  expect(code).toBe(0);
  expect(bornOf(pid)).toBe('');
});

test('a script notices that the bootstrap was killed', async () => {
  const pid = await startWaiting();
  child?.kill('SIGKILL');
  await expect.poll(() => bornOf(pid)).toBe('');
});
