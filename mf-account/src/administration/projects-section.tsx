import { formatAgo } from '@umbral/domain/format/format-date.ts';
import { projectActionLabels, projectStateLabels } from '@umbral/domain/homes/project-state-labels.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { buttonClass } from '@umbral/kit/actions/button-look.ts';
import { Pagination } from '@umbral/kit/layout/pagination.tsx';
import { editIcon } from '@umbral/kit/media/icons.ts';
import { Menu, MenuButton } from '@umbral/kit/overlays/menu.tsx';
import { QuestionDialog } from '../staff/question-dialog.tsx';
import { StaffListView } from '../staff/staff-list.tsx';
import { StaffRow } from '../staff/staff-row.tsx';
import { administrationTexts } from '../texts/administration-texts.ts';
import type { ProjectPage } from './administration-queries.ts';
import { ProjectFilters } from './project-filters.tsx';
import type { FilterOptions } from './project-queries.ts';
import { type AdministeredProject, stateQuestion } from './state-question.tsx';
import { useSection } from './use-section.ts';

const texts = administrationTexts.projects;

const tones = {
  draft: undefined,
  'in-review': 'info',
  published: 'ok',
  paused: 'warn',
  archived: undefined,
} as const;

interface ProjectsSectionProps {
  readonly given: ProjectPage | null;
  readonly options: FilterOptions | undefined;
}

/** All projects of all builders, and what can be done with each [C309, C302]. */
export function ProjectsSection({ given, options }: ProjectsSectionProps) {
  const { call, query, list, ask, dialog, page, hrefOf } = useSection({
    key: 'projects',
    given,
    read: (queries, api, asked) => queries.readProjects(api, asked),
  });
  return (
    <>
      <ProjectFilters query={query} options={options} />
      <StaffListView
        list={list}
        title={texts.title}
        count={texts.count}
        empty={texts.empty}
        emptyHint={texts.emptyHint}
        paging={<Pagination current={page} total={list.data?.pages ?? 0} hrefOf={hrefOf} />}
      >
        {(project) => (
          <StaffRow
            title={project.title}
            tag={{ text: projectStateLabels[project.state], tone: tones[project.state] }}
            facts={factsOf(project)}
            actions={<ProjectActions project={project} onAsk={(action) => ask(stateQuestion(call, project, action))} />}
          >
            {project.state_reason && <p>{texts.reason(project.state_reason)}</p>}
          </StaffRow>
        )}
      </StaffListView>
      <QuestionDialog {...dialog} />
    </>
  );
}

function factsOf(project: AdministeredProject): string[] {
  return [
    project.code,
    project.builder.name,
    `${project.zone}, ${project.city}`,
    texts.plants(project.plants_active),
    ...(project.pending_specifications > 0 ? [texts.pending(project.pending_specifications)] : []),
    texts.changed(formatAgo(project.updated_at, Date.now())),
  ];
}

interface ProjectActionsProps {
  readonly project: AdministeredProject;
  readonly onAsk: (action: AdministeredProject['actions'][number]) => void;
}

function ProjectActions({ project, onAsk }: ProjectActionsProps) {
  return (
    <>
      <ButtonLink
        href={routes.builderEditProject.href({ id: String(project.id) })}
        look="ghost"
        icon={editIcon}
        aria-label={`${texts.edit} ${project.title}`}
      >
        {texts.edit}
      </ButtonLink>
      {project.actions.length > 0 && (
        <Menu
          trigger={texts.change}
          label={texts.changeOf(project.title)}
          align="end"
          triggerClassName={buttonClass({ look: 'secondary' })}
        >
          {project.actions.map((action) => (
            <MenuButton key={action} onClick={() => onAsk(action)}>
              {projectActionLabels[action]}
            </MenuButton>
          ))}
        </Menu>
      )}
    </>
  );
}
