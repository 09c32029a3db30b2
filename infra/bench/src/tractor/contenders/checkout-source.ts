import { execFile } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** Node is the one that runs this, whichever else the machine has. */
const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);

async function run(words: readonly string[], cwd?: string): Promise<void> {
  const [command = '', ...rest] = words;
  await promisify(execFile)(command, rest, { cwd, env: { ...process.env, PATH }, maxBuffer: 2 ** 26 });
}

/** A public implementation, at one commit. */
export interface Source {
  /** `owner/name` on GitHub. */
  readonly repository: string;
  readonly commit: string;
  /** What must differ so that it can run beside others: file, text, its replacement. */
  readonly edits: readonly (readonly [file: string, from: string, to: string])[];
  /** Commands that build it, after `npm ci`: the words of each, and the folder where it runs. */
  readonly build: readonly { readonly words: readonly string[]; readonly at?: string }[];
}

/**
 * Folder with an implementation, checked out, installed without install scripts, and built; made once and kept in the
 * temporary folder. `from` is a folder with a git repository `<owner>+<name>` for each; absent, they come from GitHub.
 */
export async function checkoutSource(source: Source, from?: string): Promise<string> {
  const { repository, commit, edits, build } = source;
  const name = repository.replace('/', '+');
  const folder = join(tmpdir(), `umbral-${name}-${commit.slice(0, 8)}`);
  if (existsSync(folder)) return folder;
  // Under another name until it is whole: what was cut off begins anew.
  const making = `${folder}-making`;
  rmSync(making, { recursive: true, force: true });
  const origin = from ? join(from, name) : `https://github.com/${repository}.git`;
  await run(['git', 'clone', '--quiet', '--no-checkout', origin, making]);
  await run(['git', 'checkout', '--quiet', commit], making);
  for (const edit of edits) apply(making, edit);
  await run(['npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund'], making);
  for (const { words, at = '.' } of build) await run(words, join(making, at));
  renameSync(making, folder);
  return folder;
}

function apply(folder: string, [file, from, to]: Source['edits'][number]): void {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not say ${from}`);
  writeFileSync(path, text.replaceAll(from, to));
}
