/** The page numbers to show: first, last and the neighbours of the current one; `gap` stands for the numbers left out. */
export function paginationWindow(current: number, total: number): readonly (number | 'gap-before' | 'gap-after')[] {
  const near = [current - 1, current, current + 1].filter((page) => page > 1 && page < total);
  const first = near[0] ?? total;
  const last = near.at(-1) ?? 1;
  const before = first > 3 ? ['gap-before' as const] : first === 3 ? [2] : [];
  const after = last < total - 2 ? ['gap-after' as const] : last === total - 2 ? [total - 1] : [];
  return [1, ...before, ...near, ...after, ...(total > 1 ? [total] : [])];
}
