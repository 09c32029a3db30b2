import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { ruleSchema } from '../rules/rule.ts';
import { indexSettingsSchema } from '../settings/index-settings.ts';
import { syncDirectory } from './journal-files.ts';

const stored = z.looseObject({ objectID: z.string() });

/** An API key with what it may do. */
export const apiKeySchema = z.object({
  value: z.string(),
  createdAt: z.number(),
  acl: z.array(z.string()),
  description: z.string().default(''),
  indexes: z.array(z.string()).default([]),
  maxHitsPerQuery: z.number().int().min(0).default(0),
  maxQueriesPerIPPerHour: z.number().int().min(0).default(0),
  queryParameters: z.string().default(''),
  referers: z.array(z.string()).default([]),
  /** Seconds after `createdAt`; 0 for ever. */
  validity: z.number().int().min(0).default(0),
});

export type ApiKey = z.infer<typeof apiKeySchema>;

const catalogSchema = z.object({
  indices: z.array(
    z.object({
      name: z.string(),
      uid: z.string(),
      generation: z.number().int(),
      settings: indexSettingsSchema,
      synonyms: z.array(stored.extend({ type: z.string() })),
      rules: z.array(ruleSchema),
      primary: z.string().nullable(),
      isVirtual: z.boolean(),
      createdAt: z.string(),
      updatedAt: z.string(),
    }),
  ),
  keys: z.array(apiKeySchema),
  deletedKeys: z.array(apiKeySchema).default([]),
  dictionaries: z.record(z.string(), z.array(z.looseObject({ objectID: z.string() }))).default({}),
  dictionarySettings: z.record(z.string(), z.unknown()).default({ disableStandardEntries: {} }),
});

/** What the store knows besides the records: one small file, replaced as a whole. */
export type Catalog = z.infer<typeof catalogSchema>;
export type CatalogEntry = Catalog['indices'][number];

/** Reads the catalog; null if there is none. A broken one is renamed, so that the process starts without it. */
export async function readCatalog(path: string): Promise<{ catalog: Catalog | null; setAside: string | null }> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch {
    return { catalog: null, setAside: null };
  }
  try {
    return { catalog: catalogSchema.parse(JSON.parse(text)), setAside: null };
  } catch {
    const aside = `${path}.corrupt-${Date.now()}`;
    await rename(path, aside);
    return { catalog: null, setAside: aside };
  }
}

/** Replaces the catalog: written beside, then renamed. */
export async function writeCatalog(path: string, catalog: Catalog): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const handle = await open(`${path}.tmp`, 'w');
  try {
    await handle.writeFile(JSON.stringify(catalog));
    await handle.datasync();
  } catch (error) {
    await rm(`${path}.tmp`, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
  await rename(`${path}.tmp`, path);
  await syncDirectory(dirname(path));
}
