import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';

function lockHash(root) {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return createHash('sha256').update(lock).update(`${process.platform}-${process.arch}`).digest('hex');
}

function readText(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/**
 * How npm's own record of what it installed stands to the lockfile: `same` as after a plain `npm install`, `behind`
 * where the lockfile only adds packages, `other` where something must go or is not known.
 */
function standing(root) {
  const record = readText(join(root, 'node_modules/.package-lock.json'));
  if (record === '') return 'other';
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(record).packages;
  const isSame = ([path, entry]) => wanted[path]?.version === entry.version && existsSync(join(root, path));
  const isThere = ([path, entry]) => path === '' || !path.includes('node_modules') || entry.optional || path in present;
  if (!Object.entries(present).every(isSame)) return 'other';
  return Object.entries(wanted).every(isThere) ? 'same' : 'behind';
}

function npmCommand() {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('.js') ? [process.execPath, cli] : ['npm'];
}

/** `ci` starts from nothing; `install --no-save` brings only what is missing, in seconds. */
async function npm(root, words) {
  const [command, ...first] = npmCommand();
  // No dependency needs its install script; a production NODE_ENV must not leave the tools out.
  const flags = [
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
    '--loglevel=error',
    '--no-audit',
    '--no-fund',
  ];
  process.stdout.write('Installing the workspace with npm (only when the lockfile changed) …\n');
  const code = await run(command, [...first, ...words, ...flags], { cwd: root, env: process.env }).catch((error) => {
    if (error.code === 'ENOENT') throw new Error('npm is missing: install npm beside Node and try again.');
    throw error;
  });
  if (code !== 0) throw new Error('npm could not install the workspace; its message stands above.');
}

/** Brings node_modules to the lockfile; returns at once when it already is. */
export async function installWorkspace(root) {
  const stamp = join(root, 'node_modules/.umbral-lock');
  const hash = lockHash(root);
  if (readText(stamp) === hash) return;
  const found = standing(root);
  if (found !== 'same') await npm(root, found === 'behind' ? ['install', '--no-save'] : ['ci']);
  writeFileSync(stamp, hash);
}
