import { accessSync, constants } from 'node:fs';
import { StartProblem } from 'infra-db/embedded/start-problem.ts';
import { runInForeground } from './run-program.ts';

/** The browser without a window first: it draws the same pages with two fifths of the work. */
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A browser that is here already; none is installed. */
export function findChromium(): string | undefined {
  const given = process.env.CHROMIUM;
  if (given && !isProgram(given)) throw new StartProblem(`CHROMIUM names ${given}, which is no program.`);
  return given || usualPlaces.find(isProgram);
}

async function installWithApt(signal: AbortSignal): Promise<void> {
  const apt = (...args: string[]) =>
    runInForeground({
      command: '/usr/bin/apt-get',
      args,
      cwd: '/',
      env: { DEBIAN_FRONTEND: 'noninteractive' },
      signal,
    });
  await apt('-qq', 'update');
  // The stand-ins of the web fonts are measured against Arial, or its double: without either the text moves.
  await apt('-qq', 'install', '-y', '--no-install-recommends', 'fonts-liberation');
  const install = (browser: string) => apt('-qq', 'install', '-y', '--no-install-recommends', browser);
  // Systems of before 2025 have the whole browser only.
  if ((await install('chromium-headless-shell')) !== 0) await install('chromium');
}

/** Path of a Chromium: `CHROMIUM`, the system's, or one installed with its fonts by apt when this user may do that. */
export async function ensureChromium(signal: AbortSignal): Promise<string> {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && isProgram('/usr/bin/apt-get')) await installWithApt(signal);
  const installed = findChromium();
  if (installed) return installed;
  throw new StartProblem(
    'The browser suite needs Chromium: install it (apt-get install chromium-headless-shell fonts-liberation) or name it in CHROMIUM.',
  );
}
