import { access, constants } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installWorkspace } from './bootstrap/install.mjs';
import { chooseNode, platformFault } from './bootstrap/platform.mjs';
import { run } from './bootstrap/run.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const scripts = [
  'start',
  'test',
  'check',
  'build',
  'e2e',
  'e2e-matrix',
  'probe',
  'bench',
  'packages',
  'release',
  'releases',
  'dev',
  'admin',
  'advisories',
  'seed',
];

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const [script, ...args] = process.argv.slice(2);
if (!scripts.includes(script)) fail(`Say what to run: ${scripts.join(', ')}.`);

const fault = platformFault(root);
if (fault) fail(fault);

await access(root, constants.W_OK).catch(() =>
  fail(`This user may not write ${root}: run as the owner of that folder, or give it to this user.`),
);
await installWorkspace(root).catch((error) => fail(error.message));

const node = chooseNode(root);
if (!node) fail(`Umbral needs Node 24: this machine has ${process.version}, and npm brought no other one.`);

const path = `${join(root, 'node_modules', '.bin')}:${process.env.PATH ?? ''}`;
const env = { ...process.env, PATH: path, UMBRAL_CALLER_DIR: process.cwd() };
const program = join(root, 'infra/local/src', `${script}.ts`);
process.exitCode = await run(node, ['--disable-sigusr1', program, ...args], { cwd: root, env });
