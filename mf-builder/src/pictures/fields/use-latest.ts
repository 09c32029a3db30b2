import { type RefObject, useEffect, useRef } from 'react';

/** The value of the moment for what happens later, as an undo. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
