import { projectActionLabels } from '@umbral/domain/homes/project-state-labels.ts';
import { type ProjectAction, projectTransitions } from '@umbral/domain/homes/project-states.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { Question } from '../staff/question-dialog.tsx';
import { ReasonField, reasonIssues, reasonOf } from '../staff/reason-field.tsx';
import { administrationTexts } from '../texts/administration-texts.ts';
import type { ProjectPage } from './administration-queries.ts';

const texts = administrationTexts.projects;

export type AdministeredProject = ProjectPage['data'][number];

/** Asks about a change of a project's state, with the reason where the table of transitions wants one. */
export function stateQuestion(call: CallApi, project: AdministeredProject, action: ProjectAction): Question {
  const { needsReason } = projectTransitions[action];
  const { id, version, title } = project;
  return {
    title: texts.ask(projectActionLabels[action], title),
    confirm: projectActionLabels[action],
    isDangerous: action === 'archive',
    fields: (form) => <ReasonField form={form} help={texts.reasonHelp} isOptional={!needsReason} />,
    check: (data) => (needsReason || reasonOf(data) !== null ? reasonIssues(data) : {}),
    send: async (data) => {
      const { changeStateAsRead } = await import('@umbral/domain/api/change-state-as-read.ts');
      return changeStateAsRead(call, { id, version, action, reason: reasonOf(data) });
    },
  };
}
