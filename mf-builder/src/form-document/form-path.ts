import type { ProjectFormInput } from '@umbral/domain/project-form/project-form.ts';

type PathsOf<Value> = Value extends readonly (infer Item)[]
  ? `${number}` | `${number}.${PathsOf<Item>}`
  : Value extends object
    ? { [Key in keyof Value & string]: Key | `${Key}.${PathsOf<NonNullable<Value[Key]>>}` }[keyof Value & string]
    : never;

/** Where a value stands in the form of a project: `name`, `location.city`, `plants.0.price`. */
export type FormPath = PathsOf<ProjectFormInput>;

/** A form that may lack anything: whatever somebody has typed so far. */
export type DraftForm = Readonly<Record<string, unknown>>;

/** What stands at a path; undefined where the form does not reach that far. */
export function valueAt(form: unknown, path: string): unknown {
  let value = form;
  for (const step of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, step);
  }
  return value;
}

/** The form with another value at a path; all that lies beside the path stays the very same object. */
export function withValue(form: DraftForm, path: string, value: unknown): DraftForm {
  return withStep(form, path.split('.'), value);
}

function withStep(around: DraftForm, [step = '', ...rest]: readonly string[], value: unknown): DraftForm {
  const next = rest.length === 0 ? value : withinStep(around[step], rest, value);
  return { ...around, [step]: next };
}

function withinStep(inner: unknown, rest: readonly string[], value: unknown): unknown {
  if (Array.isArray(inner) || (!isRecord(inner) && /^\d+$/.test(rest[0] ?? ''))) {
    const list: unknown[] = Array.isArray(inner) ? [...inner] : [];
    const [index = '0', ...deeper] = rest;
    list[Number(index)] = deeper.length === 0 ? value : withinStep(list[Number(index)], deeper, value);
    return list;
  }
  return withStep(isRecord(inner) ? inner : {}, rest, value);
}

/** Whether a value is an object with names, as forms and their parts are. */
export function isRecord(value: unknown): value is DraftForm {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The items of a list; none where there is no list. */
export function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : noItems;
}

const noItems: readonly unknown[] = [];
