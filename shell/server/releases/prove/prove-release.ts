import { routeRows } from '@umbral/domain/routes/table.ts';
import type { RenderRequest } from '@umbral/protocol/remote/render-contract.ts';
import { UnfitArtifact } from '../../artifacts/artifact.ts';
import type { RemoteRelease } from '../../composition/composition.ts';
import type { DrawnResult } from '../../render/drawn-result.ts';

const startTimeoutMs = 15_000;

/** A request for a page of the remote that every version must be able to draw; undefined for a remote without pages. */
export type ProofRequest = (release: RemoteRelease, path: string) => RenderRequest;

/**
 * Proves a new version before anyone sees it: its threads start, it is what its manifest says, and a page of it whose
 * address needs no knowledge is drawn without a server error. Throws `UnfitArtifact`.
 */
export async function proveRelease(release: RemoteRelease, toRequest: ProofRequest): Promise<void> {
  const { name, artifact, pool } = release;
  const label = `${name} ${artifact.version}`;
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new UnfitArtifact(`${label} did not start in time`)), startTimeoutMs).unref();
  });
  const facts = await Promise.race([pool.ready, late]).catch((error: Error) => {
    throw error instanceof UnfitArtifact ? error : new UnfitArtifact(`${label} does not start: ${error.message}`);
  });
  if (facts.remote !== name) throw new UnfitArtifact(`${label} says that it is ${facts.remote}`);
  const page = proofPage(release);
  if (!page) return;
  const result = await pool.render(toRequest(release, page.path)).catch((error: Error): never => {
    throw new UnfitArtifact(`${label} cannot draw ${page.path}: ${error.message}`);
  });
  if (!isSound(result, page)) throw new UnfitArtifact(`${label} answers ${page.path} with status ${result.status}`);
}

interface ProofPage {
  readonly path: string;
  /** The version says that it has this page; else its typed 404 is right. */
  readonly isOffered: boolean;
}

function isSound({ status, html, location }: DrawnResult, { isOffered }: ProofPage): boolean {
  if (status === 404) return !isOffered;
  return status < 400 && (html.length > 0 || location !== undefined);
}

/** The first page of the remote whose address has no parameters that must be known: no secret either. */
function proofPage({ name, artifact, declared }: RemoteRelease): ProofPage | undefined {
  const offered = new Set(artifact.manifest.routes);
  const own = [...routeRows, ...declared].filter(
    ({ owner, pattern, isSecret }) => owner === name && !isSecret && !/:\w+(\/|$)/.test(pattern),
  );
  const row = own.find(({ key }) => offered.has(key)) ?? own[0];
  return row && { path: row.pattern.split('/:')[0] || '/', isOffered: offered.has(row.key) };
}
