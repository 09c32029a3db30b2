import type { Contender } from '../contenders/contender.ts';

/** A page of the shop: where it is, and what its heading says. */
export interface ShopPage {
  readonly name: string;
  readonly path: (shop: Pick<Contender, 'home'>) => string;
  /** In a heading once the page is there. */
  readonly heading: RegExp;
}

/** One page of each team. */
export const shopPages: readonly ShopPage[] = [
  { name: 'home', path: ({ home }) => home, heading: /Recommendations/ },
  { name: 'category', path: () => '/products/classic', heading: /Classics|All Machines/ },
  { name: 'product', path: () => '/product/CL-01', heading: /Heritage Workhorse/ },
  { name: 'cart', path: () => '/checkout/cart', heading: /Basket|Shopping Cart/ },
];

/** Links that lead from a team's page to another team's. */
export const crossings: readonly {
  readonly name: string;
  readonly from: string;
  readonly link: string;
  readonly heading: RegExp;
}[] = [
  {
    name: 'category → product',
    from: '/products/classic',
    link: 'a[href*="/product/CL-01"]',
    heading: /Heritage Workhorse/,
  },
  {
    name: 'product → cart',
    from: '/product/CL-01',
    link: 'a[href$="/checkout/cart"]',
    heading: /Basket|Shopping Cart/,
  },
  { name: 'cart → category', from: '/checkout/cart', link: 'a[href$="/products"]', heading: /All Machines/ },
];
