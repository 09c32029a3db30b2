import { type Artifact, UnfitArtifact } from './artifact.ts';

const release = /^(\^?)(\d+)\.(\d+)\.(\d+)/;

/** Whether a version lies in an exact or caret range. */
export function satisfies(version: string, range: string): boolean {
  const wanted = release.exec(range);
  const given = release.exec(version);
  if (!wanted || !given) return version === range;
  const [caret, ...least] = wanted.slice(1);
  const actual = given.slice(2).map(Number);
  const order = least.map(Number).map((part, index) => (actual[index] ?? 0) - part);
  const first = order.find((difference) => difference !== 0) ?? 0;
  if (caret !== '^') return first === 0;
  const leading = Number(least[0]) > 0 ? 1 : 2;
  return first >= 0 && order.slice(0, leading).every((difference) => difference === 0);
}

/** Throws where a remote was built for modules that the running shell does not share. */
export function requireSharedVersions(remote: Artifact, shell: Artifact): void {
  for (const [name, range] of Object.entries(remote.manifest.shared)) {
    const offered = shell.manifest.shared[name];
    if (offered !== undefined && !satisfies(offered, range)) {
      throw new UnfitArtifact(
        `${remote.app} ${remote.version} needs ${name} ${range}, the shell shares ${name} ${offered}`,
      );
    }
  }
}
