import { settingsDataSchema } from '@umbral/protocol/settings/setting-schema.ts';
import { z } from 'zod';
import type { Manifest } from '../registry/manifest-schema.ts';
import { RegistryRefusal } from '../registry/registry-refusal.ts';

const declaring = z.looseObject({ contract: z.looseObject({ settings: z.unknown() }) });

/** Refuses a version that declares settings which nobody could say or no shell could read, and says which and why. */
export function requireSoundSettings(manifest: Manifest): void {
  const settings = declaring.safeParse(manifest).data?.contract.settings;
  if (settings === undefined) return;
  const { app, version } = manifest;
  const [issue] = settingsDataSchema.safeParse(settings).error?.issues ?? [];
  const isKey = issue?.code === 'invalid_key';
  const message = isKey ? issue.issues[0]?.message : issue?.message;
  const place = issue?.path.map(String).join('.');
  if (issue) {
    throw new RegistryRefusal('invalid-input', `${app} ${version} declares the setting ${place}, but ${message}.`, {
      setting: place,
    });
  }
  if (app === 'shell') throw new RegistryRefusal('invalid-input', 'A shell has no settings of its own.');
}
