import type { ComparedItem } from './selection.ts';

/** A plant that can be added. */
export interface Candidate extends ComparedItem {
  readonly place: string;
  /** Pesos; none where the builder hides it. */
  readonly price?: number;
}

/** Similar plants are shown so many at a time. */
export const candidatesPerPage = 4;

/** One page of a list, counted from 1, and how many pages there are; a page too far is the last one. */
export function pageOf<T>(list: readonly T[], page: number): { items: readonly T[]; page: number; total: number } {
  const total = Math.max(1, Math.ceil(list.length / candidatesPerPage));
  const current = Math.min(Math.max(1, page), total);
  return { items: list.slice((current - 1) * candidatesPerPage, current * candidatesPerPage), page: current, total };
}

/** The candidates that are not compared yet [B051]. */
export function without<T extends ComparedItem>(list: readonly T[], compared: readonly ComparedItem[]): readonly T[] {
  return list.filter(({ plantId }) => !compared.some((item) => item.plantId === plantId));
}
