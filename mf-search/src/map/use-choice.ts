import { useMemo, useState } from 'react';
import type { SiteSet } from './sites.ts';

/** The project whose card is open. */
export interface Choice {
  readonly project: number | undefined;
  readonly site: number | undefined;
  /** Chosen by key: the focus goes along. */
  readonly isByKey: boolean;
  readonly choose: (site: number | undefined, isByKey: boolean) => void;
  readonly recall: (project: number | undefined) => void;
}

export function useChoice({ sites }: SiteSet, first: number | undefined): Choice {
  const [project, setProject] = useState(first);
  const [isByKey, setByKey] = useState(false);
  const site = useMemo(() => {
    const index = project === undefined ? -1 : sites.findIndex((one) => one.project === project);
    return index < 0 ? undefined : index;
  }, [sites, project]);
  return {
    project,
    site,
    isByKey,
    choose: (next, byKey) => {
      setByKey(byKey);
      setProject(next === undefined ? undefined : sites[next]?.project);
    },
    recall: setProject,
  };
}
