import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { packageJsonOf } from './tarball-manifest.ts';

/** One version of a package, as npm asks for it. */
export interface ShelvedVersion {
  readonly file: string;
  readonly bytes: Buffer;
  readonly manifest: { readonly name: string; readonly version: string };
  /** What npm holds the tarball to. */
  readonly integrity: string;
  readonly shasum: string;
}

/** The tarballs of a folder by what they are; one that comes later is there at once, and a faulty one is passed over. */
export interface PackageShelf {
  /** Versions of one package, the oldest first; none of a stranger. */
  versions(name: string): readonly ShelvedVersion[];
}

/** Opens a folder of npm tarballs. Each is read once, and again when it was packed anew; a faulty one is told once. */
export function openShelf(folder: string, onFaulty: (file: string, error: unknown) => void): PackageShelf {
  const read = new Map<string, { readonly mtimeMs: number; readonly version: ShelvedVersion }>();
  const faulty = new Set<string>();

  function soundOnes(file: string): readonly ShelvedVersion[] {
    try {
      const { mtimeMs } = statSync(join(folder, file));
      const known = read.get(file);
      const version = known?.mtimeMs === mtimeMs ? known.version : shelved(file);
      read.set(file, { mtimeMs, version });
      return [version];
    } catch (error) {
      // It may still be on its way here, so it is read again with the next question.
      if (!faulty.has(file)) onFaulty(file, error);
      faulty.add(file);
      return [];
    }
  }

  function shelved(file: string): ShelvedVersion {
    const bytes = readFileSync(join(folder, file));
    return {
      file,
      bytes,
      manifest: packageJsonOf(bytes),
      integrity: `sha512-${createHash('sha512').update(bytes).digest('base64')}`,
      shasum: createHash('sha1').update(bytes).digest('hex'),
    };
  }

  return {
    versions(name) {
      const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.tgz')) : [];
      return files
        .flatMap(soundOnes)
        .filter(({ manifest }) => manifest.name === name)
        .sort((a, b) => a.manifest.version.localeCompare(b.manifest.version, 'en', { numeric: true }));
    },
  };
}
