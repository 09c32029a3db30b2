import type { JsonSchema } from '@umbral/protocol/schema/json-schema.ts';
import { type Misfit, misfit } from './misfit.ts';
import { type Located, part } from './resolve.ts';
import { misfits } from './subset.ts';
import { mayBe } from './subset-by-type.ts';

/** Lists: how long they are, and what stands at each place. */
export function arrayMisfits(writer: Located, reader: Located, path: string): readonly Misfit[] {
  if (!mayBe(writer.schema, 'array')) return [];
  const { minItems = 0, maxItems = Infinity } = reader.schema;
  const longest = longestOf(writer.schema);
  return [
    ...((writer.schema.minItems ?? 0) < minItems ? misfit(path, 'bound', `may have fewer than ${minItems} items`) : []),
    ...(longest > maxItems ? misfit(path, 'bound', `may have more than ${maxItems} items`) : []),
    ...placeMisfits(writer, reader, longest, path),
  ];
}

function longestOf({ maxItems = Infinity, items, prefixItems }: JsonSchema): number {
  return items === false ? Math.min(maxItems, prefixItems?.length ?? 0) : maxItems;
}

function placeMisfits(writer: Located, reader: Located, longest: number, path: string): readonly Misfit[] {
  const named = Math.max(writer.schema.prefixItems?.length ?? 0, reader.schema.prefixItems?.length ?? 0);
  const places = Array.from({ length: Math.min(named, longest) }, (_, index) => index);
  const rest =
    longest > named ? misfits(part(writer, writer.schema.items), part(reader, reader.schema.items), `${path}[]`) : [];
  return [...places.flatMap((index) => misfits(at(writer, index), at(reader, index), `${path}[${index}]`)), ...rest];
}

function at(list: Located, index: number): Located {
  return part(list, list.schema.prefixItems?.[index] ?? list.schema.items);
}
