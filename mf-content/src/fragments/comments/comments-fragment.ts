import { defineFragment } from '@umbral/kit/remote/define-fragment.tsx';
import { Comments } from './comments.tsx';
import { parseCommentsProps } from './comments-props.ts';

export const fragment = defineFragment({
  name: 'comments',
  props: { parse: parseCommentsProps },
  load: async ({ props, context }) => (await import('./comments-queries.ts')).loadComments(context.call, props.slug),
  Component: Comments,
});
