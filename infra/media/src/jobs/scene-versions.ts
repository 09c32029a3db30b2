import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/** Versions of the scenes that exist; a scene without one is not rendered. */
export interface SceneVersions {
  of(scene: string): string | undefined;
  readonly faults: readonly string[];
}

const versionFile = z.record(z.string(), z.union([z.string(), z.number()]));

/** Reads the studio's `versions.json`; no scene exists where the file is missing or, with a fault, broken. */
export async function readSceneVersions(file: string): Promise<SceneVersions> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  try {
    return sceneVersions(versionFile.parse(JSON.parse(text)));
  } catch (error) {
    return { ...sceneVersions({}), faults: [`${file}: ${error}`] };
  }
}

/** Versions by scene. */
export function sceneVersions(versions: Readonly<Record<string, string | number>>): SceneVersions {
  return { of: (scene) => versions[scene]?.toString(), faults: [] };
}
