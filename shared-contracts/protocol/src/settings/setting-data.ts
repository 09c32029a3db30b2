import { compilePayload } from '../events/compile-payload.ts';
import type { JsonSchema } from '../schema/json-schema.ts';

/** A setting as data: how a manifest, a registry and a shell know it. */
export interface SettingData {
  /** Of the subset that `faultOfTopicSchema` describes. */
  readonly schema: JsonSchema;
  readonly default?: unknown;
  readonly about?: string | undefined;
}

/** The settings that a version declares, by name. */
export type SettingsData = Readonly<Record<string, SettingData>>;

/** Values by the names of settings: what an environment says, or what a remote gets. */
export type SettingValues = Readonly<Record<string, unknown>>;

/** A setting for which an environment says nothing that the version takes. */
export interface SettingFault {
  readonly name: string;
  /** Nothing is said and nothing stands in its place, or what is said does not fit. */
  readonly kind: 'absent' | 'unfit';
  /** The version has a value all the same: its own. */
  readonly hasDefault: boolean;
}

/** What a version gets of an environment's values, and what is wrong with them. */
export interface ReadSettings {
  /** Of each setting that the version declares; without those that have a fault and no default. */
  readonly values: SettingValues;
  readonly faults: readonly SettingFault[];
}

/** Reads what an environment says; names that the version does not declare are for other versions, and left out. */
export type SettingsReader = (given: SettingValues) => ReadSettings;

/** Makes the reader of a version's settings. */
export function compileSettings(declared: SettingsData): SettingsReader {
  const rows = Object.entries(declared).map(([name, data]) => ({ name, data, read: compilePayload(data.schema) }));
  return (given) => {
    const found = rows.map((row) => readOne(row, given));
    const told = found.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value] as const]));
    return { values: Object.fromEntries(told), faults: found.flatMap(({ fault }) => fault ?? []) };
  };
}

interface Row {
  readonly name: string;
  readonly data: SettingData;
  readonly read: (value: unknown) => unknown;
}

function readOne({ name, data, read }: Row, given: SettingValues) {
  const own = data.default;
  const faultOf = (kind: SettingFault['kind']) => ({ name, kind, hasDefault: own !== undefined });
  if (!Object.hasOwn(given, name))
    return { name, value: own, fault: own === undefined ? faultOf('absent') : undefined };
  try {
    return { name, value: read(given[name]), fault: undefined };
  } catch {
    return { name, value: own, fault: faultOf('unfit') };
  }
}
