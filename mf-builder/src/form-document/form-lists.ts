import type { FormDocument } from './form-document.ts';
import { itemsOf } from './form-path.ts';

/** Adds an item at the end of a list; gives its place. */
export function appendItem({ read, write }: FormDocument, path: string, item: unknown): number {
  const items = itemsOf(read(path));
  write(path, [...items, item]);
  return items.length;
}

/** Takes an item out of a list. */
export function removeItem({ read, write }: FormDocument, path: string, index: number): void {
  write(path, itemsOf(read(path)).toSpliced(index, 1));
}

/** Moves an item of a list to another place; a place outside of the list changes nothing. */
export function moveItem({ read, write }: FormDocument, path: string, from: number, to: number): void {
  const items = itemsOf(read(path));
  if (to < 0 || to >= items.length) return;
  write(path, items.toSpliced(from, 1).toSpliced(to, 0, items[from]));
}
