import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/** Versions of the scenes that exist; a scene without one is not rendered. */
export interface SceneVersions {
  of(scene: string): string | undefined;
}

const versionFile = z.record(z.string(), z.union([z.string(), z.number()]));

/** Reads the studio's `versions.json`; no scene exists where there is no such file. Throws where it is broken. */
export async function readSceneVersions(file: string): Promise<SceneVersions> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return sceneVersions(versionFile.parse(JSON.parse(text)));
}

/** Versions by scene. */
export function sceneVersions(versions: Readonly<Record<string, string | number>>): SceneVersions {
  return { of: (scene) => versions[scene]?.toString() };
}
