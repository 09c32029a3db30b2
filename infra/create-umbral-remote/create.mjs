#!/usr/bin/env node
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const [target = ''] = process.argv.slice(2);
const folder = resolve(target);
const name = basename(folder);
const word = name.replace(/^mf-/, '');

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

if (target === '' || !/^mf-[a-z][a-z0-9]{1,36}$/.test(name))
  fail('Usage: npm create umbral-remote@latest mf-<word>, of small letters and digits: mf-insurance');
if (existsSync(folder) && readdirSync(folder).length > 0) fail(`${folder} is not empty.`);

// What every remote has, then what one of its framework has.
for (const part of ['base', 'react'])
  cpSync(fileURLToPath(new URL(part, import.meta.url)), folder, { recursive: true });
renameSync(join(folder, 'gitignore'), join(folder, '.gitignore'));
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
