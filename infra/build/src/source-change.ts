import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { SourceChange } from '@umbral/protocol/release/artifact.ts';

const run = promisify(execFile);
const longest = { subject: 200, author: 100 };
const ticketPattern = /\b[A-Z][A-Z0-9]{1,9}-\d{1,8}\b|(?<=^|[\s(])#\d{1,8}\b/;

/** What the commit of a working tree says of itself; undefined outside a repository. */
export async function readSourceChange(root: string): Promise<SourceChange | undefined> {
  try {
    const { stdout } = await run('git', ['log', '-1', '--format=%H%n%an%n%B'], { cwd: root });
    const [commit = '', author = '', subject = '', ...more] = stdout.split('\n');
    const ticket = ticketPattern.exec([subject, ...more].join('\n'))?.[0];
    const repository = webAddressOf(await originOf(root));
    return {
      subject: subject.slice(0, longest.subject),
      author: author.slice(0, longest.author),
      ...(ticket ? { ticket } : {}),
      ...(repository ? { url: `${repository}/commit/${commit}` } : {}),
    };
  } catch {
    return undefined;
  }
}

/** Where clones are made from; empty where nobody said. */
async function originOf(root: string): Promise<string> {
  return run('git', ['remote', 'get-url', 'origin'], { cwd: root }).then(
    ({ stdout }) => stdout.trim(),
    () => '',
  );
}

/** Where a browser finds a repository by the address of its clones, without what lets somebody in. */
export function webAddressOf(origin: string): string | undefined {
  const short = /^(?:[\w.-]+@)?([\w-]+(?:\.[\w-]+)+):(?!\/)(.+)$/.exec(origin);
  const whole = short ? `ssh://${short[1]}/${short[2]}` : origin;
  const { protocol, hostname, pathname } = URL.parse(whole) ?? {};
  if (!protocol || !hostname?.includes('.') || !['https:', 'ssh:', 'git:'].includes(protocol)) return undefined;
  return `https://${hostname}${pathname?.replace(/\/$/, '').replace(/\.git$/, '')}`;
}
