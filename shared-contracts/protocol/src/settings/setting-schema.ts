import { z } from 'zod';
import { compilePayload } from '../events/compile-payload.ts';
import { faultOfExtent, faultOfTopicSchema } from '../events/topic-schema.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { slimSchema } from '../schema/slim-schema.ts';
import { faultOfSettingName, mostSettings } from './declared-setting.ts';
import type { SettingData, SettingsData, SettingValues } from './setting-data.ts';

/** What an environment says to one remote, as JSON: every document of the portal has it. */
export const longestValues = 2000;

/** Name of a setting. */
export const settingNameSchema = z.string().superRefine((name, context) => {
  const message = faultOfSettingName(name);
  if (message !== undefined) context.addIssue({ code: 'custom', message });
});

/** A value as it came out of JSON. */
const settingValueSchema = z.unknown().refine((value) => faultOfExtent(value) === undefined, 'its value is too deep');

/** What a manifest says of a setting; one that says more was made by a newer build, and is not understood. */
const settingDataSchema: z.ZodType<SettingData> = z
  .strictObject({ schema: z.unknown(), default: settingValueSchema.optional(), about: z.string().max(200).optional() })
  .transform(({ schema: written, ...data }, context) => {
    const message = faultOfSchema(written, data.default);
    if (message === undefined) return { ...data, schema: slimSchema(written) as JsonSchema };
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

/** The settings of a manifest. */
export const settingsDataSchema: z.ZodType<SettingsData> = z
  .record(settingNameSchema, settingDataSchema)
  .refine((settings) => Object.keys(settings).length <= mostSettings, `a remote has ${mostSettings} settings at most`);

/** What an environment says to one remote. */
export const settingValuesSchema: z.ZodType<SettingValues> = z
  .record(settingNameSchema, settingValueSchema)
  .refine(
    (values) => JSON.stringify(values).length <= longestValues,
    `the settings of one remote are ${longestValues} characters of JSON at most`,
  );

function faultOfSchema(written: unknown, own: unknown): string | undefined {
  const fault = faultOfExtent(written) ?? faultOfTopicSchema(slimSchema(written));
  if (fault !== undefined) return fault.replace(/^payload/, 'it');
  const isFitting = own === undefined || fits(slimSchema(written) as JsonSchema, own);
  return isFitting ? undefined : 'its default does not fit';
}

function fits(schema: JsonSchema, value: unknown): boolean {
  try {
    compilePayload(schema)(value);
    return true;
  } catch {
    return false;
  }
}
