import type { PageRow } from '@umbral/domain/routes/match.ts';
import type { SettingValues } from '@umbral/protocol/settings/setting-data.ts';
import type { BootRemote } from '../../document/boot.ts';
import type { Composition, RemoteRelease } from '../composition/composition.ts';
import { entryLink, sourceOf } from './asset-links.ts';

/** The remotes of a composition as the browser must know them; one whose container has no hash is left out. */
export function bootRemotes({ remotes, settings }: Composition): readonly BootRemote[] {
  const known = [...remotes.values()].map((release) => bootRemote(release, settings.get(release.name)));
  return known.filter((remote) => remote !== undefined);
}

function bootRemote(release: RemoteRelease, settings: SettingValues | undefined): BootRemote | undefined {
  const { name, artifact, devOrigin } = release;
  const entry = entryLink(sourceOf(release));
  return (
    entry && {
      name,
      version: artifact.version,
      entry: entry.href,
      integrity: entry.integrity,
      ...(devOrigin ? { dev: true } : {}),
      fragments: artifact.manifest.fragments,
      ...(settings ? { settings } : {}),
    }
  );
}

/** A declared page as the browser must know it: the server alone reads its query. */
export function bootRoute({ query: _, ...row }: PageRow): PageRow {
  return row;
}
