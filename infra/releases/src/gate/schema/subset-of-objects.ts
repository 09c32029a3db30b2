import { accepts } from './accepts.ts';
import { type Misfit, misfit } from './misfit.ts';
import { isNothing, type Located, part } from './resolve.ts';
import { misfits } from './subset.ts';
import { mayBe } from './subset-by-type.ts';

/** Objects: required fields, what each field may be, and fields that only one side names. */
export function objectMisfits(writer: Located, reader: Located, path: string): readonly Misfit[] {
  if (!mayBe(writer.schema, 'object')) return [];
  const names = new Set([
    ...Object.keys(writer.schema.properties ?? {}),
    ...Object.keys(reader.schema.properties ?? {}),
  ]);
  return [
    ...requiredMisfits(writer, reader, path),
    ...[...names].flatMap((name) => fieldMisfits(writer, reader, name, path)),
    ...restMisfits(writer, reader, path),
    ...nameMisfits(writer, reader, path),
  ];
}

function requiredMisfits({ schema }: Located, reader: Located, path: string): readonly Misfit[] {
  const lost = (reader.schema.required ?? []).filter((name) => !schema.required?.includes(name));
  return lost.flatMap((name) =>
    schema.properties?.[name] || schema.additionalProperties !== false
      ? misfit(field(path, name), 'maybe-absent', 'may be absent, but is required')
      : misfit(field(path, name), 'never-given', 'is not given, but is required'),
  );
}

function fieldMisfits(writer: Located, reader: Located, name: string, path: string): readonly Misfit[] {
  const given = fieldOf(writer, name);
  const wanted = fieldOf(reader, name);
  if (isNothing(given.schema)) return [];
  if (isNothing(wanted.schema))
    return misfit(field(path, name), 'unknown-field', 'is given, but is refused as unknown');
  return misfits(given, wanted, field(path, name));
}

function fieldOf(object: Located, name: string): Located {
  const { properties, additionalProperties, propertyNames } = object.schema;
  const isRefused = propertyNames !== undefined && !accepts(part(object, propertyNames), name);
  return part(object, isRefused ? false : (properties?.[name] ?? additionalProperties));
}

function restMisfits(writer: Located, reader: Located, path: string): readonly Misfit[] {
  const given = part(writer, writer.schema.additionalProperties);
  const wanted = part(reader, reader.schema.additionalProperties);
  if (isNothing(given.schema)) return [];
  if (isNothing(wanted.schema)) return misfit(`${path}.*`, 'unknown-field', 'may be given, but is refused as unknown');
  return misfits(given, wanted, `${path}.*`);
}

function nameMisfits(writer: Located, reader: Located, path: string): readonly Misfit[] {
  const wanted = reader.schema.propertyNames;
  if (!wanted) return [];
  const names = Object.keys(writer.schema.properties ?? {}).filter((name) => !isNothing(fieldOf(writer, name).schema));
  const refused = names.filter((name) => !accepts(part(reader, wanted), name));
  const unknown = refused.flatMap((name) => misfit(field(path, name), 'unknown-field', 'is a name that is not read'));
  if (isNothing(part(writer, writer.schema.additionalProperties).schema)) return unknown;
  const given = writer.schema.propertyNames ?? { type: 'string' };
  return [...unknown, ...misfits(part(writer, given), part(reader, wanted), `${path}.*`)];
}

function field(path: string, name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? `${path}.${name}` : `${path}[${JSON.stringify(name)}]`;
}
