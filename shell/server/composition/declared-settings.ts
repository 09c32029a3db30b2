import { compileSettings, type SettingsReader } from '@umbral/protocol/settings/setting-data.ts';
import { type Artifact, UnfitArtifact } from '../artifacts/artifact.ts';
import type { RemoteRelease, ToldSettings } from './composition.ts';

/** The reader of what an environment says to a version; nothing where it declares no settings. */
export function declaredSettings({ manifest }: Pick<Artifact, 'manifest'>): SettingsReader | undefined {
  const declared = manifest.contract?.settings;
  return declared && compileSettings(declared);
}

/** Throws `UnfitArtifact` for a version that is not told what it cannot do without. */
export function requireTold({ name, artifact, readSettings }: RemoteRelease, told: ToldSettings): void {
  const missing = readSettings?.(told[name] ?? {}).faults.filter(({ hasDefault }) => !hasDefault) ?? [];
  if (missing.length === 0) return;
  const names = missing.map((fault) => fault.name).join(', ');
  throw new UnfitArtifact(`${name} ${artifact.version} is not told what it needs of its settings: ${names}`);
}
