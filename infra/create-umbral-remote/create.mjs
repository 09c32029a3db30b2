#!/usr/bin/env node
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the pages of a remote may be made with. */
const frameworks = ['react', 'svelte'];
/** Files that mean something to npm, or to who checks this repository, while they lie here. */
const otherwiseNamed = [
  ['gitignore', '.gitignore'],
  ['src/svelte-modules', 'src/svelte-modules.d.ts'],
];

const [target = '', framework = 'react'] = process.argv.slice(2);
const folder = resolve(target);
const name = basename(folder);
const word = name.replace(/^mf-/, '');

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

if (target === '' || !/^mf-[a-z][a-z0-9]{1,36}$/.test(name) || !frameworks.includes(framework))
  fail(
    `Usage: npm create umbral-remote@latest mf-<word> [${frameworks.join('|')}], the word of small letters and digits: mf-insurance`,
  );
if (existsSync(folder) && readdirSync(folder).length > 0) fail(`${folder} is not empty.`);

// What every remote has, then what one of its framework has.
for (const part of ['base', framework])
  cpSync(fileURLToPath(new URL(part, import.meta.url)), folder, { recursive: true });
for (const [here, there] of otherwiseNamed) {
  if (existsSync(join(folder, here))) renameSync(join(folder, here), join(folder, there));
}
addNeeds(join(folder, 'package.json'), join(folder, 'needs.json'));
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const file = join(entry.parentPath, entry.name);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replaceAll('mf-example', name).replaceAll(/\bexample\b/g, word));
}
// The portal that this program came from has the packages, too.
const registry = process.env.npm_config_registry ?? '';
const ours = registry.includes('/platform/npm') ? registry : 'http://localhost:4000/platform/npm/';
writeFileSync(join(folder, '.npmrc'), `@umbral:registry=${ours}\nomit-lockfile-registry-resolved=true\n`);
process.stdout.write(`${name} is in ${folder}. There: npm install, npm test; README.md says the rest.\n`);

/** Puts the packages that its framework needs beside those that every remote needs. */
function addNeeds(manifestFile, needsFile) {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  for (const [kind, packages] of Object.entries(JSON.parse(readFileSync(needsFile, 'utf8')))) {
    const all = Object.entries({ ...manifest[kind], ...packages }).sort(([a], [b]) => (a < b ? -1 : 1));
    manifest[kind] = Object.fromEntries(all);
  }
  writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
  rmSync(needsFile);
}
