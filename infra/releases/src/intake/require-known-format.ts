import { contractFormat } from '@umbral/protocol/release/release-contract.ts';
import { z } from 'zod';
import type { Manifest } from '../registry/manifest-schema.ts';
import { RegistryRefusal } from '../registry/registry-refusal.ts';

const formatted = z.looseObject({ contract: z.looseObject({ format: z.number() }) });

/** Refuses a version whose contract says things in a way that this registry does not read yet. */
export function requireKnownFormat(manifest: Manifest): void {
  const format = formatted.safeParse(manifest).data?.contract.format;
  if (format === undefined || format <= contractFormat) return;
  const { app, version } = manifest;
  throw new RegistryRefusal(
    'invalid-input',
    `${app} ${version} was made by a newer build: its contract has format ${format}, and this registry reads up to ${contractFormat}. Bring the registry up to date, or build with packages of its time.`,
    { format, reads: contractFormat },
  );
}
