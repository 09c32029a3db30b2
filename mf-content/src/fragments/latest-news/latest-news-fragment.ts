import { defineFragment } from '@umbral/kit/remote/define-fragment.tsx';
import { LatestNews } from './latest-news.tsx';

export const fragment = defineFragment({
  name: 'latest-news',
  props: { parse: () => ({}) },
  load: async ({ context, signal }) => (await import('./latest-news-queries.ts')).loadLatestNews(context.call, signal),
  Component: LatestNews,
});
