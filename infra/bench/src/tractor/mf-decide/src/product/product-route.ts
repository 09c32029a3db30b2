import { PageAway, pageModule } from '@umbral/kit/plain/page-module.ts';
import type { SvelteView } from '@umbral/kit/plain/svelte-view.ts';
import type { Variant } from '../data/products.ts';
import ProductPage from './product-page.svelte';
import { productTexts as texts } from './product-texts.ts';

/** What the page shows. */
export interface Shown {
  readonly name: string;
  readonly highlights: readonly string[];
  readonly options: readonly { readonly sku: string; readonly name: string; readonly color: string }[];
  readonly variant: Variant;
  readonly src: string;
  readonly srcSet: string;
}

const sizes = '400px';

export const page = pageModule<Shown, SvelteView>({
  async load({ params, url }) {
    const { productOf } = await import(/* webpackChunkName: "products" */ '../data/products.ts');
    const product = productOf(params.id);
    const wanted = url.searchParams.get('sku');
    const variant = product?.variants.find(({ sku }) => sku === wanted) ?? product?.variants[0];
    if (!product || !variant) throw new PageAway(texts.away);
    const { name, highlights = [], variants } = product;
    const at = (size: number) => variant.image.replace('[size]', String(size));
    return {
      name,
      highlights,
      options: variants.map((one) => ({ sku: one.sku, name: one.name, color: one.color })),
      variant,
      src: at(400),
      srcSet: `${at(400)} 400w, ${at(800)} 800w`,
    };
  },
  head: ({ name, src, srcSet }) => ({ title: name, preloadImage: { src, srcSet, sizes } }),
  view: ProductPage,
});
