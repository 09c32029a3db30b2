import { accepts } from './accepts.ts';
import { type Located, part, resolve, typesOf, valuesOf } from './resolve.ts';

/** How far down a mark that tells alternatives apart is looked for. */
const deepest = 8;

/** Whether it is certain that no value fits both. */
export function areDisjoint(a: Located, b: Located, depth = 0): boolean {
  if (depth > deepest) return false;
  const one = resolve(a);
  const other = resolve(b);
  const branches = one.schema.anyOf ?? one.schema.oneOf;
  if (branches) return branches.every((branch) => areDisjoint(part(one, branch), other, depth + 1));
  if (other.schema.anyOf ?? other.schema.oneOf) return areDisjoint(other, one, depth + 1);
  const values = valuesOf(one.schema);
  if (values) return values.every((value) => !accepts(other, value));
  if (valuesOf(other.schema)) return areDisjoint(other, one, depth + 1);
  return haveOtherTypes(one, other) || haveOtherField(one, other, depth);
}

function haveOtherTypes(one: Located, other: Located): boolean {
  const types = typesOf(one.schema);
  const others = typesOf(other.schema);
  if (!types || !others) return false;
  const isNumber = (type: string) => type === 'number' || type === 'integer';
  return types.every((type) => !others.some((known) => known === type || (isNumber(known) && isNumber(type))));
}

/** A field that both require and that cannot have the same value in both. */
function haveOtherField(one: Located, other: Located, depth: number): boolean {
  const required = one.schema.required?.filter((name) => other.schema.required?.includes(name)) ?? [];
  const isObject = one.schema.type === 'object' && other.schema.type === 'object';
  return (
    isObject &&
    required.some((name) =>
      areDisjoint(part(one, one.schema.properties?.[name]), part(other, other.schema.properties?.[name]), depth + 1),
    )
  );
}
