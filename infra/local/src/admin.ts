import { databaseUrlOf } from 'infra-db/embedded/start-database.ts';
import { StartProblem } from 'infra-db/embedded/start-problem.ts';
import { main } from './portal/main.ts';
import { rotateSecrets } from './portal/rotate-secrets.ts';
import { findRunningPortal } from './portal/running-portal.ts';
import { readSecrets } from './portal/secrets.ts';
import { readSettings, type Settings, stateFiles } from './settings.ts';
import { runInForeground } from './testing/run-program.ts';

/** The database that commands work on: the configured one, else that of the portal which runs on the state folder. */
function databaseOf(settings: Settings): string {
  if (settings.databaseUrl) return settings.databaseUrl;
  if (findRunningPortal(settings)) return databaseUrlOf(stateFiles(settings.home).database);
  throw new StartProblem('No portal runs here: start it with npm start, or set DATABASE_URL.');
}

/** What commands need of the portal; an own CAPTCHA_SECRET belongs to the database of DATABASE_URL. */
function environmentOf(settings: Settings): Record<string, string> {
  const secret = settings.captchaSecret ?? readSecrets(stateFiles(settings.home).secrets).captchaSecret;
  return { DATABASE_URL: databaseOf(settings), ...(secret ? { CAPTCHA_SECRET: secret } : {}) };
}

const ownCommands = [
  'Here also:',
  '  restore [--to 2026-11-26T20:15] [--list]  brings a backup into an empty state folder; the newest moment without --to',
  '  rotate-secrets  a portal that does not run makes new ones at its next start',
];

const restoreHelp = [
  'Usage: npm run admin -- restore [--to <moment>] [--list]',
  '',
  'Brings database, pictures, releases and keys back as they were at a moment, into an empty state folder.',
  'BACKUP_DIR or BACKUP_S3_BUCKET and BACKUP_KEY say where from. A moment is 2026-11-26T20:15 by the clock of this',
  'machine, or 2026-11-26T20:15-05:00; the newest one without --to. --list tells which moments there are.',
];

/** Words that ask for nothing but a text. */
function isHelp([first = 'help', ...rest]: string[]): boolean {
  return first === 'help' || [first, ...rest].includes('--help');
}

/** What `restore` is run with: the state folder is where it goes, unless it is only asked what there is. */
function restoreCall(settings: Settings, words: string[]): string[] {
  if (words.includes('--list')) return ['infra/admin/src/restore-main.ts', ...words];
  if (findRunningPortal(settings)) throw new StartProblem('A portal runs here: a restore never overwrites one.');
  return ['infra/admin/src/restore-main.ts', ...words, settings.home];
}

/** `npm run admin -- <command>`: administration of the running portal, or of the database in DATABASE_URL. */
await main(async (args, signal) => {
  const settings = readSettings();
  if (args[0] === 'rotate-secrets') {
    rotateSecrets(settings);
    console.log(
      'The next start makes new secrets. Sessions stay; links in mails that were sent and open captchas end.',
    );
    return;
  }
  if (isHelp(args) && args.includes('restore')) {
    console.log(restoreHelp.join('\n'));
    return;
  }
  const [command = 'help', ...words] = args;
  const isRestore = command === 'restore';
  const env = { ADMIN_PREFIX: 'npm run admin --', ...(isHelp(args) || isRestore ? {} : environmentOf(settings)) };
  process.exitCode = await runInForeground({
    command: process.execPath,
    args: isRestore ? restoreCall(settings, words) : ['infra/admin/src/main.ts', ...args],
    cwd: settings.root,
    env,
    signal,
    hasInput: true,
  });
  if (args.length === 0 || (args.length === 1 && isHelp(args))) for (const line of ownCommands) console.log(line);
});
