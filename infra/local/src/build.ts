import { StartProblem } from 'infra-db/embedded/start-problem.ts';
import { buildAll } from './build/build-all.ts';
import { buildConsole } from './build/build-console.ts';
import { buildGround } from './build/build-ground.ts';
import { buildPackages } from './build/build-packages.ts';
import { deployableNames } from './build/deployables.ts';
import { main } from './portal/main.ts';
import { readSettings } from './settings.ts';
import { volatileRecord } from './supervisor/survivors.ts';
import { prefixed } from './terminal/line-format.ts';

/** `npm run build` builds what changed, the platform's console too; `npm run build -w mf-search` only that remote. */
await main(async (names, signal) => {
  const { root, artifactsDir } = readSettings();
  const known = deployableNames(root);
  const stranger = names.find((name) => !known.includes(name));
  if (stranger) throw new StartProblem(`There is no ${stranger} to build; there are ${known.join(', ')}.`);
  const print = (name: string, text: string) => console.log(prefixed(name, text, process.stdout.isTTY === true));
  const job = { root, artifactsDir, record: volatileRecord, step: print, line: print, signal };
  const built = await buildAll(job, names.length > 0 ? names : known);
  if (names.length === 0) await Promise.all([buildConsole(job), buildGround(job), buildPackages(job)]);
  print('build', built.length === 0 ? 'nothing changed' : `built ${built.join(', ')}`);
});
