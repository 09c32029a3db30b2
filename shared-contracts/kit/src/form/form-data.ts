/** The trimmed text of a control; empty where the form has none of that name. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** Ids of the ticked boxes of a group. */
export function idsOf(data: FormData, name: string): number[] {
  return data
    .getAll(name)
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0);
}
