import type { Chaos, ChaosFiles, QaLink } from '@umbral/protocol/composition/qa-link.ts';
import { type Answer, textAnswer } from '../http/answer.ts';
import { flipped } from './flipped.ts';

/** Gives a file of a release. */
export type ArtifactFile = (pathname: string, accepted?: string) => Promise<Answer>;

const address = /^\/r\/([^/]+)\/[^/]+\/web\/(.+)$/;
const slowMs = 3000;
const loopMs = 5000;
/** What a fault answers is nobody else's, and not even this visitor's once the link is gone. */
const unkept = { 'cache-control': 'no-store', vary: 'cookie' };

/** Files of releases as a link spoils them on their way to the browser. */
export async function faultyFile(
  file: ArtifactFile,
  { chaos }: QaLink,
  { pathname, accepted }: { readonly pathname: string; readonly accepted: string | undefined },
): Promise<Answer> {
  const [, remote = '', name = ''] = address.exec(pathname) ?? [];
  const fault = chaos.find((one) => one.side === 'browser' && one.remote === remote && isMeant(one, name));
  if (!fault) return file(pathname, accepted);
  if (fault.fault === 'missing') return textAnswer(404, 'Missing on purpose', unkept);
  if (fault.fault === 'error') return textAnswer(500, 'Failing on purpose', unkept);
  if (fault.fault === 'slow') await new Promise((resolve) => setTimeout(resolve, fault.ms ?? slowMs));
  // Packed bytes could not be changed without being broken.
  const answer = await file(pathname);
  const { etag: _, ...headers } = answer.headers;
  return { ...answer, headers: { ...headers, ...unkept }, body: bodyOf(fault, name, answer) };
}

/** A container that first keeps the browser's main thread busy; not for ever, or nobody could leave the link. */
export function withLoop({ ms = loopMs }: Chaos, container: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`for(const end=performance.now()+${ms};performance.now()<end;);\n`), container]);
}

function bodyOf(fault: Chaos, name: string, { status, body }: Answer): Buffer {
  if (status !== 200) return body;
  if (fault.fault === 'corrupt') return flipped(body);
  return fault.fault === 'loop' && kindOf(name) === 'entry' ? withLoop(fault, body) : body;
}

function isMeant({ files }: Chaos, name: string): boolean {
  const kind = kindOf(name);
  return kind !== undefined && (files === undefined || files === kind);
}

function kindOf(name: string): ChaosFiles | undefined {
  if (name.endsWith('.css')) return 'styles';
  if (!name.endsWith('.js')) return undefined;
  return name.startsWith('remoteEntry') ? 'entry' : 'chunks';
}
