import type { PageRow } from '@umbral/domain/routes/match.ts';
import { type DeclaredKey, faultOfDeclared, mostDeclaredRoutes } from '@umbral/protocol/routes/declared-route.ts';
import type { RemoteName } from '@umbral/protocol/routes/owners.ts';
import { type Artifact, UnfitArtifact } from '../artifacts/artifact.ts';

/** A page that its remote declares, and whose it stands for. */
export interface DeclaredPage extends PageRow {
  readonly replaces?: RemoteName | undefined;
}

/**
 * The pages of a version whose routes stand in no table, as its signed manifest declares them; throws `UnfitArtifact` for
 * one that cannot be. Whose an address is, the registry has asked.
 */
export function declaredPages({
  app,
  version,
  manifest,
}: Pick<Artifact, 'app' | 'version' | 'manifest'>): readonly DeclaredPage[] {
  const rows = (manifest.contract?.routes ?? []).flatMap(({ key, pattern, screen }): readonly DeclaredPage[] => {
    if (!screen) return [];
    const fault = isDeclaredKey(key) ? faultOfDeclared({ key, pattern }) : 'its key has no namespace';
    if (fault !== undefined || !isDeclaredKey(key)) {
      throw new UnfitArtifact(`${app} ${version} declares ${key} at ${pattern}, but ${fault}`);
    }
    return [{ ...screen, key, pattern, owner: app, section: 'none', query: screen.query ?? [] }];
  });
  if (rows.length > mostDeclaredRoutes) throw new UnfitArtifact(`${app} ${version} declares ${rows.length} routes`);
  return rows;
}

/**
 * The pages that are found where several remotes run: one that stands for another remote's page at the same pattern is
 * there alone, so that a share of the visitors can have the new one while the others have the old.
 */
export function pagesOfAll(all: readonly DeclaredPage[]): readonly PageRow[] {
  const replaced = new Set(all.flatMap(({ replaces, pattern }) => (replaces ? [placeOf(replaces, pattern)] : [])));
  return all
    .filter(({ owner, pattern }) => !replaced.has(placeOf(owner, pattern)))
    .map(({ replaces: _, ...row }) => row);
}

/** Names of parameters make no difference. */
function placeOf(owner: string, pattern: string): string {
  return `${owner} ${pattern.replace(/:\w+/g, ':')}`;
}

function isDeclaredKey(key: string): key is DeclaredKey {
  return key.includes('/');
}
