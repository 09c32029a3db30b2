import type { AppName } from '@umbral/protocol/release/artifact.ts';
import type { ReleaseContract } from '@umbral/protocol/release/release-contract.ts';
import type { JsonSchema } from '@umbral/protocol/schema/json-schema.ts';
import type { World } from '../../living/world.ts';
import type { Draft, Edit } from './present-world.ts';

type Contract = Draft<ReleaseContract>;
export type Section = 'publishes' | 'hears' | 'asks' | 'handles' | 'carries';

/** The object at a place below a schema: `items[]` stands for what is in the list `items`. */
export function objectAt(schema: JsonSchema, path: string): Draft<JsonSchema> {
  const found = path
    .split('.')
    .filter(Boolean)
    .reduce<JsonSchema>((at, step) => {
      const name = step.replace('[]', '');
      const field = deref(at.properties?.[name] ?? missing(step), schema);
      return step.endsWith('[]') && typeof field.items === 'object' ? deref(field.items, schema) : field;
    }, schema);
  return found as Draft<JsonSchema>;
}

function deref(schema: JsonSchema, root: JsonSchema): JsonSchema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : (root.$defs?.[name] ?? missing(name));
}

function missing(what: string): never {
  throw new Error(`The change has lost its place: no ${what}`);
}

/** Puts a field of a payload in place of the one that is there; optional ones are not required any more. */
export function put(schema: JsonSchema, path: string, name: string, field: JsonSchema, isOptional = false): void {
  const object = objectAt(schema, path);
  object.properties = { ...object.properties, [name]: field as Draft<JsonSchema> };
  const others = (object.required ?? []).filter((one) => one !== name);
  object.required = isOptional ? others : [...others, name];
}

/** Takes a field out of a payload. */
export function drop(schema: JsonSchema, path: string, name: string): void {
  const object = objectAt(schema, path);
  if (!object.properties?.[name]) missing(name);
  delete object.properties[name];
  object.required = (object.required ?? []).filter((one) => one !== name);
}

/** The payload of a topic. */
export function payload(contract: Contract, section: Section, topic: string): JsonSchema {
  return contract[section][topic]?.schema ?? missing(topic);
}

/** An edit that puts a field of a topic. */
export function puts(section: Section, topic: string, at: string, field: JsonSchema, isOptional = false): Edit {
  const [path, name] = split(at);
  return (contract) => put(payload(contract, section, topic), path, name, field, isOptional);
}

/** An edit that drops a field of a topic. */
export function drops(section: Section, topic: string, at: string): Edit {
  const [path, name] = split(at);
  return (contract) => drop(payload(contract, section, topic), path, name);
}

function split(at: string): readonly [path: string, name: string] {
  const dot = at.lastIndexOf('.');
  return [at.slice(0, Math.max(dot, 0)), at.slice(dot + 1)];
}

/** A part of a call. */
export function callPart(
  contract: Contract,
  operation: string,
  part: 'params' | 'query' | 'body' | 'response',
): JsonSchema {
  return contract.calls[operation]?.[part] ?? missing(`${operation} ${part}`);
}

/** The contract of an application in the world. */
export function contractIn(world: Draft<World>, app: AppName): Contract {
  return world.living.find((version) => version.app === app)?.contract ?? missing(app);
}
