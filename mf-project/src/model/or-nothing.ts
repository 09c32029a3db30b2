/** The value, or nothing where it says nothing: null, an empty text, zero. */
export function orNothing<Value>(value: Value | null | undefined): Value | undefined {
  return value === null || value === '' || value === 0 ? undefined : value;
}
