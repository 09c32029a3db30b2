import { projectStateLabels } from '@umbral/domain/homes/project-state-labels.ts';
import { type ProjectState, projectStates } from '@umbral/domain/homes/project-states.ts';
import { ChipRow, LinkChip } from '@umbral/kit/actions/chip.tsx';
import { texts } from '../texts.ts';
import type { OwnProjects } from './own-projects-queries.ts';
import { inState, stateHref } from './states-shown.ts';

interface StateFilterProps {
  readonly pathname: string;
  readonly query: URLSearchParams;
  readonly chosen: ProjectState | undefined;
  readonly builders: readonly OwnProjects[];
}

/** The states that there are, each with how many projects stand in it. */
export function StateFilter({ pathname, query, chosen, builders }: StateFilterProps) {
  const all = builders.flatMap(({ projects }) => projects);
  const present = projectStates.filter((state) => state === chosen || inState(all, state).length > 0);
  return (
    <nav aria-label={texts.projects.filter}>
      <ChipRow>
        {[undefined, ...present].map((state) => (
          <LinkChip
            key={state ?? 'all'}
            href={stateHref(pathname, query, state)}
            isSelected={state === chosen}
            count={String(inState(all, state).length)}
          >
            {state === undefined ? texts.projects.all : projectStateLabels[state]}
          </LinkChip>
        ))}
      </ChipRow>
    </nav>
  );
}
