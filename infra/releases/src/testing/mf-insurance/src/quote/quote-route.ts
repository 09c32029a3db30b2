import { notFound } from '@umbral/kit/remote/not-found.ts';
import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { QuotePage } from './quote-page.tsx';
import { quoteTexts as texts } from './quote-texts.ts';

/** What the page shows. */
export interface Quote {
  readonly title: string;
  readonly plan: string;
  readonly city: string | null;
}

export function loader({ params, url }: LoaderArgs): Quote {
  if (params.city === 'atlantida') throw notFound({ message: texts.unknownCity });
  return {
    title: texts.title(params.city),
    plan: url.searchParams.get('plan') ?? texts.basicPlan,
    city: params.city ?? null,
  };
}

export const Component = QuotePage;

export const handle: RouteHandle<Quote> = { head: ({ data }) => ({ title: data.title }) };
