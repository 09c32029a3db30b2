import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartProblem } from 'infra-db/embedded/start-problem.ts';
import { main } from './portal/main.ts';
import { readSettings } from './settings.ts';
import { type AdvisoryData, advisoriesFile } from './supply/advisories.ts';
import { readLockedPackages } from './supply/locked-packages.ts';
import { readAdvisory } from './supply/read-advisory.ts';

const source = 'GitHub Advisory Database, CC BY 4.0';

/**
 * `npm run advisories -- <folder>` takes what a clone of github/advisory-database knows of the packages in the
 * lockfile into the repository, so that every check has it without a network.
 */
await main(async ([folder]) => {
  if (!folder)
    throw new StartProblem('Say where a clone of github/advisory-database is: npm run advisories -- <folder>.');
  const { root } = readSettings();
  const reviewed = resolve(process.env.UMBRAL_CALLER_DIR ?? '.', folder, 'advisories/github-reviewed');
  const names = new Set(readLockedPackages(root).map(({ name }) => name));
  const files = readdirSync(reviewed, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
  const advisories = files
    .flatMap((name) => readAdvisory(readFileSync(join(reviewed, name), 'utf8'), names))
    .toSorted((a, b) => (`${a.package} ${a.id}` < `${b.package} ${b.id}` ? -1 : 1));
  const data: AdvisoryData = { takenOn: new Date().toISOString().slice(0, 10), source, advisories };
  writeFileSync(join(root, advisoriesFile), `${JSON.stringify(data, null, 2)}\n`);
  console.log(`${advisories.length} advisories of ${files.length} are about packages of the lockfile.`);
});
