import type { JsonSchema } from '@umbral/protocol/schema/json-schema.ts';
import type { SettingData, SettingFault, SettingValues } from '@umbral/protocol/settings/setting-data.ts';

/** What a value of a schema is, in words that follow "it is". */
export function wordsOfSchema({ type, enum: chosen, const: only, ...schema }: JsonSchema): string {
  if (only !== undefined) return JSON.stringify(only);
  if (chosen) return `one of ${chosen.map((one) => JSON.stringify(one)).join(', ')}`;
  if (type === 'boolean') return 'true or false';
  if (type === 'string')
    return `text${lengthOf(schema)}${schema.pattern === undefined ? '' : ` like ${schema.pattern}`}`;
  if (type === 'integer') return `a whole number${rangeOf(schema)}`;
  if (type === 'number') return `a number${rangeOf(schema)}`;
  return `JSON of ${JSON.stringify({ type, ...schema })}`;
}

function lengthOf({ minLength = 0, maxLength }: JsonSchema): string {
  const least = minLength > 0 ? ` of ${minLength} characters at least` : '';
  return maxLength === undefined ? least : `${least}${least === '' ? ' of' : ' and'} ${maxLength} characters at most`;
}

function rangeOf({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: JsonSchema): string {
  const bounds = [
    minimum === undefined ? '' : `from ${minimum}`,
    exclusiveMinimum === undefined ? '' : `above ${exclusiveMinimum}`,
    maximum === undefined ? '' : `up to ${maximum}`,
    exclusiveMaximum === undefined ? '' : `below ${exclusiveMaximum}`,
  ].filter((one) => one !== '');
  return bounds.length === 0 ? '' : ` ${bounds.join(' and ')}`;
}

/** Why a version cannot have a setting in an environment, in one sentence. */
export function faultSentence(
  { name, kind }: SettingFault,
  { candidate, environment, data, given }: FaultyVersion,
): string {
  const wanted = data && wordsOfSchema(data.schema);
  return kind === 'absent'
    ? `${candidate} needs the setting ${name} (${wanted}), and ${environment} says nothing of it`
    : `${environment} says that ${name} is ${JSON.stringify(given[name])}; for ${candidate} it is ${wanted}`;
}

/** The version that has a fault, and what it was told. */
export interface FaultyVersion {
  /** `mf-search@1.4.0`. */
  readonly candidate: string;
  readonly environment: string;
  readonly data: SettingData | undefined;
  readonly given: SettingValues;
}

/** What to do about it. */
export function faultWayOut({ name }: SettingFault, remote: string, environment: string): string {
  const where = environment === 'production' ? '' : ` --environment ${environment}`;
  return `Say it first: npm run releases -- settings ${remote} ${name}=…${where} --reason "…".`;
}
