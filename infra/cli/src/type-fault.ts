import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Runs the script `types` of a repository, and gives what it says where it fails. The build only strips types: what is
 * wrong here would be an error in front of visitors. A repository without that script is not asked.
 */
export async function typeFault(folder: string, signal: AbortSignal): Promise<string | undefined> {
  const { scripts = {} }: { scripts?: { types?: string } } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  if (scripts.types === undefined) return undefined;
  try {
    await run('npm', ['run', '--silent', 'types'], { cwd: folder, signal, maxBuffer: 2 ** 24 });
    return undefined;
  } catch (error) {
    signal.throwIfAborted();
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    return `${stdout}${stderr}`.trim() || 'npm run types failed';
  }
}
