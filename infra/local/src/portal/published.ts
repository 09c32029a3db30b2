import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** The version of each deployable that this machine put into its registry last. */
export type Published = Readonly<Record<string, string>>;

/** Reads what was published; nothing where the file is missing or torn. */
export function readPublished(file: string): Published {
  if (!existsSync(file)) return {};
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const entries: [string, unknown][] = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    return Object.fromEntries(
      entries.flatMap(([name, version]) => (typeof version === 'string' ? [[name, version]] : [])),
    );
  } catch {
    return {};
  }
}

/** Remembers that a version was published. */
export function writePublished(file: string, name: string, version: string): void {
  const draft = `${file}.${process.pid}.draft`;
  writeFileSync(draft, `${JSON.stringify({ ...readPublished(file), [name]: version }, null, 2)}\n`);
  renameSync(draft, file);
}
