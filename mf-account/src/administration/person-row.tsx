import { formatDate } from '@umbral/domain/format/format-date.ts';
import { roleLabels } from '@umbral/domain/vocabulary/labels.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { StaffRow } from '../staff/staff-row.tsx';
import { peopleTexts as texts } from '../texts/people-texts.ts';
import type { PeoplePage } from './people-queries.ts';
import { nameOf } from './person-name.ts';
import type { PersonChange } from './person-questions.tsx';

type Person = PeoplePage['data'][number];

interface PersonRowProps {
  readonly person: Person;
  readonly isOwn: boolean;
  readonly onSee: () => void;
  readonly onAsk: (change: PersonChange) => void;
}

/** An account in the list, with what may be done to it; one's own is changed elsewhere. */
export function PersonRow({ person, isOwn, onSee, onAsk }: PersonRowProps) {
  const name = nameOf(person);
  return (
    <StaffRow
      title={name}
      tag={tagOf(person, isOwn)}
      facts={factsOf(person)}
      actions={
        <>
          <Button look="secondary" aria-label={texts.seeOf(name)} onClick={onSee}>
            {texts.see}
          </Button>
          <Button look="secondary" aria-label={texts.rolesOf(name)} onClick={() => onAsk('roles')}>
            {texts.roles}
          </Button>
          {!isOwn && <Further person={person} onAsk={onAsk} />}
        </>
      }
    />
  );
}

function Further({ person, onAsk }: Pick<PersonRowProps, 'person' | 'onAsk'>) {
  const name = nameOf(person);
  return (
    <>
      {person.is_active ? (
        <Button look="secondary" aria-label={texts.blockOf(name)} onClick={() => onAsk('block')}>
          {texts.block}
        </Button>
      ) : (
        <Button look="secondary" aria-label={texts.unblockOf(name)} onClick={() => onAsk('unblock')}>
          {texts.unblock}
        </Button>
      )}
      {person.sessions > 0 && (
        <Button look="secondary" aria-label={texts.endOf(name)} onClick={() => onAsk('end')}>
          {texts.end}
        </Button>
      )}
    </>
  );
}

function tagOf({ is_active }: Person, isOwn: boolean) {
  if (!is_active) return { text: texts.blocked, tone: 'danger' } as const;
  return isOwn ? { text: texts.own } : undefined;
}

function factsOf({ email, roles, sessions, last_login_at }: Person): string[] {
  return [
    email,
    roles.length > 0 ? roles.map((role) => roleLabels[role]).join(', ') : texts.noRoles,
    ...(sessions > 0 ? [texts.sessions(sessions)] : []),
    last_login_at ? texts.lastLogin(formatDate(last_login_at)) : texts.neverIn,
  ];
}
