import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useEffect } from 'react';

/** Counts that a project is being seen once, after its page has come alive [C415]. */
export function useProjectViewCount(id: number): void {
  const { apiBase } = useRemote().environment;
  useEffect(() => {
    // Development mounts twice: only the mount that stays counts.
    const timer = setTimeout(async () => {
      const { countProjectView } = await import(
        /* webpackChunkName: "count-project-view" */ '../counting/count-project-view.ts'
      );
      await countProjectView(apiBase, id);
    }, 1000);
    return () => clearTimeout(timer);
  }, [apiBase, id]);
}
