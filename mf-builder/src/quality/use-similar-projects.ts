import type { SimilarProject } from '@umbral/domain/api/builder-quality.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useEffect, useState } from 'react';
import { similarQueryOf } from './similar-query.ts';

/** How long name and place must rest before anybody is asked. */
const restMs = 1200;

/** Projects that the one of a form may be the same as; none while nobody can say. */
export function useSimilarProjects(form: unknown, project: number | undefined): readonly SimilarProject[] {
  const { call } = useRemote();
  const [found, setFound] = useState<readonly SimilarProject[]>([]);
  const query = similarQueryOf(form);
  // One text for equal questions: other fields of the form ask nobody.
  const asked = query ? JSON.stringify(query) : '';
  useEffect(() => {
    if (asked === '') return setFound([]);
    const stop = new AbortController();
    const timer = window.setTimeout(async () => {
      try {
        const { builder, ...rest } = JSON.parse(asked);
        const { listSimilarProjects } = await import('@umbral/domain/api/builder-quality.ts');
        const input = { params: { id: builder }, query: project ? { ...rest, project } : rest };
        const { data } = await call(listSimilarProjects, input, { signal: stop.signal });
        if (!stop.signal.aborted) setFound(data);
      } catch {
        // A hint that does not come is missed by nobody.
      }
    }, restMs);
    return () => {
      window.clearTimeout(timer);
      stop.abort();
    };
  }, [asked, project, call]);
  return found;
}
