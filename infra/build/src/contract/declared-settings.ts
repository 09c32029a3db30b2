import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DeclaredSettings } from '@umbral/protocol/settings/declared-setting.ts';
import type { SettingsData } from '@umbral/protocol/settings/setting-data.ts';
import { settingsDataSchema } from '@umbral/protocol/settings/setting-schema.ts';
import { repositoryRoot } from '../build-target.ts';
import { topicSchema } from '../payloads/topic-data.ts';
import type { SourceModule } from '../sources/source-graph.ts';

/**
 * What `src/settings.ts` of a remote declares, as data; nothing where there is none. Throws, naming the setting, for what
 * no environment could say. No module may take its schemas along.
 */
export async function readDeclaredSettings(
  folder: string,
  modules: readonly SourceModule[],
): Promise<SettingsData | undefined> {
  const path = posix.join(folder, 'src/settings.ts');
  const file = join(repositoryRoot, path);
  if (!existsSync(file)) return undefined;
  if (modules.some((module) => module.path === path))
    throw new Error(`${path}: import its type alone, the build reads it`);
  const { settings }: { readonly settings?: DeclaredSettings } = await import(pathToFileURL(file).href);
  if (!settings) throw new Error(`${path} exports no settings`);
  return settingsData(path, settings);
}

/** The declared settings as a manifest has them. */
export function settingsData(path: string, settings: DeclaredSettings): SettingsData {
  const rows = Object.entries(settings).map(([name, { schema, ...rest }]) => {
    const written = topicSchema(`${path}: ${name}`, schema);
    return [name, { ...rest, schema: written }] as const;
  });
  const { data, error } = settingsDataSchema.safeParse(Object.fromEntries(rows));
  if (data) return data;
  const [issue] = error.issues;
  const message = issue?.code === 'invalid_key' ? issue.issues[0]?.message : issue?.message;
  throw new Error(`${path} declares ${issue?.path.map(String).join('.')}, but ${message}`);
}
