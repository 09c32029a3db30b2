import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { StartProblem } from 'infra-db/embedded/start-problem.ts';
import { AdminProblem } from './admin-problem.ts';
import { onlyWord, readWords } from './command-words.ts';
import { readStoreSettings } from './recovery/backup-settings.ts';
import { newestMoment } from './recovery/restore/plan-restore.ts';
import { restoreMoment } from './recovery/restore/restore.ts';
import { readMoment } from './recovery/restore/restore-words.ts';
import { backedFolders } from './recovery/rounds/portal-folders.ts';
import { readBases } from './recovery/rounds/prune.ts';
import { vaultOf } from './recovery/store/open-vault.ts';
import type { Vault } from './recovery/store/vault.ts';

const print = (line: string) => void process.stdout.write(`${line}\n`);

async function tellRange(vault: Vault): Promise<void> {
  const bases = await readBases(vault);
  const newest = await newestMoment(vault);
  print(
    `Moments from ${bases[0]?.readyAt ?? 'none'} to ${newest.toISOString()} can be restored, save in gaps of the log.`,
  );
  for (const { readyAt, major, bytes } of bases) {
    print(`  base of ${readyAt}, PostgreSQL ${major}, ${Math.ceil(bytes / 1024 / 1024)} MB`);
  }
}

// Restores a moment into an empty folder: `--to 2026-11-26T20:15 <folder>`; `--list` tells which moments there are.
try {
  const { values, positionals } = readWords(process.argv.slice(2), {
    to: { type: 'string' },
    list: { type: 'boolean', default: false },
  });
  const store = readStoreSettings(process.env);
  const vault = await vaultOf(store);
  if (values.list) await tellRange(vault);
  else {
    const folder = resolve(process.env.UMBRAL_CALLER_DIR ?? '.', onlyWord(positionals, 'the folder to restore into'));
    const folders = backedFolders({
      uploadsDir: join(folder, 'uploads'),
      releasesDir: join(folder, 'releases'),
      stateDir: folder,
    });
    // Open to all, as a start makes it: as root the database runs as nobody, who must be able to pass.
    await mkdir(folder, { recursive: true, mode: 0o755 });
    const moment = values.to ? readMoment(values.to) : await newestMoment(vault);
    await restoreMoment({ vault, key: store.key, dataDir: join(folder, 'pg'), folders, tell: print }, moment);
    print(`${moment.toISOString()} is restored in ${folder}.`);
  }
  vault.close();
} catch (error) {
  console.error(error instanceof AdminProblem || error instanceof StartProblem ? error.message : error);
  process.exitCode = 1;
}
