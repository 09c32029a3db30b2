import { accepts } from './accepts.ts';
import { type Located, part, resolve, typesOf, valuesOf } from './resolve.ts';

/** Whether it is certain that no value fits both. */
export function areDisjoint(a: Located, b: Located): boolean {
  const one = resolve(a);
  const other = resolve(b);
  const branches = one.schema.anyOf ?? one.schema.oneOf;
  if (branches) return branches.every((branch) => areDisjoint(part(one, branch), other));
  if (other.schema.anyOf ?? other.schema.oneOf) return areDisjoint(other, one);
  const values = valuesOf(one.schema);
  if (values) return values.every((value) => !accepts(other, value));
  if (valuesOf(other.schema)) return areDisjoint(other, one);
  return haveOtherTypes(one, other) || haveOtherField(one, other);
}

function haveOtherTypes(one: Located, other: Located): boolean {
  const types = typesOf(one.schema);
  const others = typesOf(other.schema);
  if (!types || !others) return false;
  const isNumber = (type: string) => type === 'number' || type === 'integer';
  return types.every((type) => !others.some((known) => known === type || (isNumber(known) && isNumber(type))));
}

/** A field that both require and that cannot have the same value in both. */
function haveOtherField(one: Located, other: Located): boolean {
  const required = one.schema.required?.filter((name) => other.schema.required?.includes(name)) ?? [];
  const isObject = one.schema.type === 'object' && other.schema.type === 'object';
  return (
    isObject &&
    required.some((name) =>
      areDisjoint(part(one, one.schema.properties?.[name]), part(other, other.schema.properties?.[name])),
    )
  );
}
