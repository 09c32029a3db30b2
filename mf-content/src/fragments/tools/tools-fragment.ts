import { defineFragment } from '@umbral/kit/remote/define-fragment.tsx';
import { Tools } from './tools.tsx';
import { parseToolsProps } from './tools-props.ts';

export const fragment = defineFragment({
  name: 'tools',
  props: { parse: parseToolsProps },
  load: async ({ props, context, signal }) =>
    (await import('./tools-queries.ts')).loadToolRow(context.call, props, signal),
  Component: Tools,
});
