import { useRef } from 'react';
import { isSameList } from './same-list.ts';

/** The list as it was first given, for as long as it holds the same items: what is worked out of it stays too. */
export function useSameList<Item>(list: readonly Item[]): readonly Item[] {
  const kept = useRef(list);
  if (!isSameList(kept.current, list)) kept.current = list;
  return kept.current;
}
