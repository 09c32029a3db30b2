import { resolve } from 'node:path';
import { StartProblem } from 'infra-db/embedded/start-problem.ts';
import { isTooSmall, neededStep } from 'infra-packages/api/needed-step.ts';
import { newestVersion } from 'infra-packages/change-log.ts';
import { packPackages } from 'infra-packages/pack/pack-packages.ts';
import { findPackage, type PublishedPackage, publishedPackages } from 'infra-packages/published-packages.ts';
import { bumpVersion, type Step, settleVersions } from 'infra-packages/versions/number-versions.ts';
import { versionFaults } from 'infra-packages/versions/version-faults.ts';
import { packagesDir } from './build/build-packages.ts';
import { main } from './portal/main.ts';
import { readSettings } from './settings.ts';

const usage =
  'Usage: npm run packages -- list | bump <package> <major|minor|patch> "what changed" | settle | pack [folder]';

function isStep(word: string | undefined): word is Step {
  return word === 'major' || word === 'minor' || word === 'patch';
}

async function bump(root: string, folder: string, [name = '', step, change]: string[]): Promise<string> {
  const published = findPackage(name);
  if (!published)
    throw new StartProblem(`There is no package ${name}: ${publishedPackages.map((one) => one.name).join(', ')}.`);
  if (!isStep(step) || !change) throw new StartProblem(usage);
  await requireStep(root, folder, { published, step });
  return `${published.name} ${bumpVersion(root, published, step, change)}`;
}

/** Tells what changed for whoever uses a package; a number that says less than that is not given. */
async function requireStep(
  root: string,
  folder: string,
  { published, step }: { readonly published: PublishedPackage; readonly step: Step },
): Promise<void> {
  const needed = await neededStep(root, published, folder);
  if (!needed) {
    const { number } = newestVersion(root, published);
    throw new StartProblem(
      `Neither a tarball nor a commit here says what ${published.name} ${number} offered: fetch the history (git fetch --unshallow).`,
    );
  }
  for (const change of needed.changes) console.log(`${change.step} ${change.text}`);
  if (isTooSmall(step, needed))
    throw new StartProblem(`${published.name} needs a ${needed.step}, for what is said above: no ${step} is given.`);
}

/** `npm run packages`: numbers and tarballs of what other repositories install. */
await main(async ([command = 'list', ...words]) => {
  const { root, artifactsDir } = readSettings();
  if (command === 'list') {
    for (const one of publishedPackages) console.log(`${one.name} ${newestVersion(root, one).number}`);
    for (const fault of versionFaults(root)) console.log(fault);
  } else if (command === 'bump') {
    console.log(await bump(root, packagesDir(artifactsDir), words));
    for (const fault of versionFaults(root)) console.log(fault);
  } else if (command === 'settle') {
    for (const settled of settleVersions(root)) console.log(settled);
  } else if (command === 'pack') {
    const folder = words[0] ? resolve(process.env.UMBRAL_CALLER_DIR ?? '.', words[0]) : packagesDir(artifactsDir);
    const { packed, unnumbered } = await packPackages(root, folder);
    for (const one of packed) console.log(`${one} in ${folder}`);
    if (unnumbered.length > 0) throw new StartProblem(versionFaults(root).join('\n'));
  } else throw new StartProblem(usage);
});
