/** How often a variant lies in the cart. */
export interface CartItem {
  readonly sku: string;
  readonly quantity: number;
}

/** Reads `CL-01-GR_2|AU-02-OG_1`, as the reference writes its cart; what is no item is left out. */
export function parseCart(text: string | null): readonly CartItem[] {
  return (text ?? '').split('|').flatMap((part) => {
    const [, sku = '', quantity = ''] = /^([\w-]{1,40})_(\d{1,3})$/.exec(part) ?? [];
    return Number(quantity) > 0 ? [{ sku, quantity: Number(quantity) }] : [];
  });
}

/** Writes what `parseCart` reads. */
export function spellCart(items: readonly CartItem[]): string {
  return items.map(({ sku, quantity }) => `${sku}_${quantity}`).join('|');
}

/** The cart with one more of a variant. */
export function withOneMore(items: readonly CartItem[], sku: string): readonly CartItem[] {
  const isThere = items.some((item) => item.sku === sku);
  return isThere
    ? items.map((item) => (item.sku === sku ? { sku, quantity: item.quantity + 1 } : item))
    : [...items, { sku, quantity: 1 }];
}

/** How many tractors lie in it. */
export function countOf(items: readonly CartItem[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}
