import { roleLabels } from '@umbral/domain/vocabulary/labels.ts';
import { CheckboxGroup } from '@umbral/kit/fields/choice-group.tsx';
import { foundIssues } from '@umbral/kit/form/issues.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { Question } from '../staff/question-dialog.tsx';
import { ReasonField, reasonIssues, reasonOf } from '../staff/reason-field.tsx';
import { peopleTexts as texts } from '../texts/people-texts.ts';
import type { GivenRole, PeoplePage } from './people-queries.ts';
import { nameOf } from './person-name.ts';

type Person = PeoplePage['data'][number];

/** What can be done to an account. */
export type PersonChange = 'roles' | 'block' | 'unblock' | 'end';

const queries = () => import('./people-queries.ts');

/** In the order of the form; those that only the server's own command gives are not among them. */
const offered: readonly GivenRole[] = ['user', 'constructora', 'contributor', 'seo', 'administrador'];

/** Asks about a change of an account, in the words of that change. */
export function personQuestion(call: CallApi, person: Person, change: PersonChange): Question {
  const name = nameOf(person);
  switch (change) {
    case 'roles':
      return rolesQuestion(call, person);
    case 'end':
      return {
        title: texts.endOf(name),
        text: texts.endText,
        confirm: texts.end,
        isDangerous: true,
        send: async () => (await queries()).endSessions(call, person.id),
      };
    default:
      return stateQuestion(call, person, change === 'unblock');
  }
}

function stateQuestion(call: CallApi, person: Person, isActive: boolean): Question {
  const name = nameOf(person);
  return {
    title: isActive ? texts.unblockOf(name) : texts.blockOf(name),
    text: isActive ? texts.unblockText : texts.blockText,
    confirm: isActive ? texts.unblock : texts.block,
    isDangerous: !isActive,
    fields: (form) => <ReasonField form={form} help={texts.reasonHelp} />,
    check: reasonIssues,
    send: async (data) => (await queries()).changeState(call, person.id, isActive, reasonOf(data) ?? ''),
  };
}

function rolesQuestion(call: CallApi, person: Person): Question {
  const chosen = (data: FormData) => offered.filter((role) => data.getAll('roles').includes(role));
  return {
    title: texts.rolesOf(nameOf(person)),
    text: texts.rolesText,
    confirm: texts.save,
    fields: (form) => (
      <CheckboxGroup
        {...form.box('roles')}
        legend={texts.roles}
        choices={offered.map((role) => ({ value: role, label: roleLabels[role] }))}
        defaultValue={person.roles}
      />
    ),
    check: (data) => foundIssues({ roles: chosen(data).length === 0 && texts.rolesMissing }),
    send: async (data) => (await queries()).changeRoles(call, person.id, chosen(data)),
  };
}
