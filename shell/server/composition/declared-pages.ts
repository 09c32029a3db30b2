import type { PageRow } from '@umbral/domain/routes/match.ts';
import { type DeclaredKey, faultOfDeclared, mostDeclaredRoutes } from '@umbral/protocol/routes/declared-route.ts';
import { type Artifact, UnfitArtifact } from '../artifacts/artifact.ts';

/**
 * The pages of a version whose routes stand in no table, as its signed manifest declares them; throws `UnfitArtifact` for
 * one that cannot be. Whose an address is, the registry has asked.
 */
export function declaredPages({
  app,
  version,
  manifest,
}: Pick<Artifact, 'app' | 'version' | 'manifest'>): readonly PageRow[] {
  const rows = (manifest.contract?.routes ?? []).flatMap(({ key, pattern, screen }): readonly PageRow[] => {
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

function isDeclaredKey(key: string): key is DeclaredKey {
  return key.includes('/');
}
