import { defineFragment } from '@umbral/kit/remote/define-fragment.tsx';
import { ProjectRail } from './project-rail.tsx';
import { parseRailProps } from './rail-props.ts';

/** A rail of project cards for pages of any remote. */
export const fragment = defineFragment({
  name: 'project-rail',
  props: { parse: parseRailProps },
  load: async ({ props, context, signal }) => {
    const { loadRail } = await import('./rail-queries.ts');
    return loadRail(context.call, props, signal);
  },
  Component: ProjectRail,
});
