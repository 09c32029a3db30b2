import { notFound } from '@umbral/kit/remote/not-found.ts';
import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import type { Product } from '../data/catalogue.ts';
import { exploreTexts as texts } from '../texts.ts';
import { CategoryPage } from './category-page.tsx';

/** Tractors of a category, and the categories that there are. */
export interface Listing {
  readonly title: string;
  readonly products: readonly Product[];
  readonly filters: readonly { readonly name: string; readonly url: string; readonly isActive: boolean }[];
}

export async function loader({ params }: LoaderArgs): Promise<Listing> {
  const { categories, productsOf } = await import(/* webpackChunkName: "catalogue" */ '../data/catalogue.ts');
  const category = categories.find(({ key }) => key === params.category);
  if (params.category && !category) throw notFound({ message: texts.noCategory });
  return {
    title: category?.name ?? texts.allMachines,
    products: productsOf(category),
    filters: [
      { name: texts.all, url: '/products', isActive: !category },
      ...categories.map((one) => ({ name: one.name, url: `/products/${one.key}`, isActive: one === category })),
    ],
  };
}

export const Component = CategoryPage;

export const handle: RouteHandle<Listing> = { head: ({ data }) => ({ title: data.title }) };
