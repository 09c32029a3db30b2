import { useState } from 'react';

/** A choice that changes at once under the visitor's hand and follows the page's data when they arrive. */
export function useFollowed<Value>(given: Value, isSame: (a: Value, b: Value) => boolean = Object.is) {
  const [state, setState] = useState({ given, chosen: given });
  const followed = isSame(state.given, given) ? state : { given, chosen: given };
  if (followed !== state) setState(followed);
  return [followed.chosen, (chosen: Value) => setState({ given, chosen })] as const;
}

/** Whether two lists hold the same texts in the same order. */
export function isSameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index]);
}
