/**
 * What stands at a path of a form that may be half filled or of an older version (`plants.0.price`); undefined where
 * nothing does.
 */
export function valueAt(form: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, step) => {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    return Reflect.get(value, step);
  }, form);
}

/** The entries of a list at a path; none where there is no list. */
export function listAt(form: unknown, path: string): readonly unknown[] {
  const value = valueAt(form, path);
  return Array.isArray(value) ? value : [];
}

/** The text at a path, without what stands around it; empty where there is none. */
export function textAt(form: unknown, path: string): string {
  const value = valueAt(form, path);
  return typeof value === 'string' ? value.trim() : '';
}
