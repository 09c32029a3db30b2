import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { AdminProblem } from '../admin-problem.ts';

const identifier = z.string().regex(/^[a-z_][a-z0-9_]*$/);

/** What an export holds; the way of the numbers is the folder's only truth. */
const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(
    z.object({
      name: identifier,
      columns: z.array(identifier),
      rows: z.int().nonnegative(),
      /** Of the file, hexadecimal. */
      sha256: z.string().length(64),
    }),
  ),
  sequences: z.array(z.object({ name: identifier, lastValue: z.string().regex(/^\d+$/), isCalled: z.boolean() })),
});

export type Manifest = z.output<typeof manifestSchema>;
export type CopiedTable = Manifest['tables'][number];

/** The file of a table in the text form of COPY. */
export function tableFile(folder: string, table: string): string {
  return join(folder, `${table}.copy`);
}

const manifestFile = (folder: string) => join(folder, 'manifest.json');

/** Writes the manifest last, so that a folder with one is complete. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(manifestFile(folder), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
}

/** Reads the manifest of an export; throws an `AdminProblem` where the folder is none. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestFile(folder), 'utf8').catch(() => undefined);
  if (text === undefined) throw new AdminProblem(`${folder} holds no complete export: it has no manifest.json.`);
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    throw new AdminProblem(`The manifest.json in ${folder} is not of an export that this version can read.`);
  }
}
