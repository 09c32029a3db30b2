import type { ReadPerson } from '@umbral/domain/api/people.ts';
import { formatDate, formatTime } from '@umbral/domain/format/format-date.ts';
import { securityEventLabels } from '@umbral/domain/people/security-event-words.ts';
import { roleLabels } from '@umbral/domain/vocabulary/labels.ts';
import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { Dialog } from '@umbral/kit/overlays/dialog.tsx';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { ErrorState } from '@umbral/kit/states/error-state.tsx';
import { Skeleton } from '@umbral/kit/states/skeleton.tsx';
import { useEffect, useState } from 'react';
import { peopleTexts as texts } from '../texts/people-texts.ts';
import css from './administration.module.css';
import { nameOf } from './person-name.ts';
import { sectionHref } from './sections.ts';

interface PersonDialogProps {
  /** Whose account; nothing while none is shown. */
  readonly id: number | undefined;
  readonly onClose: () => void;
}

/** All that staff may see of an account; that it was seen is written down. */
export function PersonDialog({ id, onClose }: PersonDialogProps) {
  const { person, hasFailed, retry } = usePerson(id);
  return (
    <Dialog isOpen={id !== undefined} onClose={onClose} title={person ? nameOf(person) : texts.title} variant="sheet">
      {hasFailed && <ErrorState text={texts.unreadable} onRetry={retry} />}
      {!hasFailed && !person && <Skeleton count={7} />}
      {person && (
        <>
          <PersonFacts person={person} />
          <Anchor href={sectionHref('security', { persona: String(person.id) })}>{texts.wholeLog}</Anchor>
        </>
      )}
    </Dialog>
  );
}

type Reading = { readonly id: number; readonly person?: ReadPerson; readonly hasFailed?: true };

function usePerson(id: number | undefined) {
  const { call } = useRemote();
  const [reading, setReading] = useState<Reading>();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try reads again
  useEffect(() => {
    if (id === undefined) return;
    let isCurrent = true;
    const settle = (next: Reading) => {
      if (isCurrent) setReading(next);
    };
    import('./people-queries.ts')
      .then(({ read }) => read(call, id))
      .then(
        (person) => settle({ id, person }),
        () => settle({ id, hasFailed: true }),
      );
    return () => {
      isCurrent = false;
      setReading(undefined);
    };
  }, [call, id, tries]);
  const current = reading?.id === id ? reading : undefined;
  return {
    person: current?.person,
    hasFailed: current?.hasFailed ?? false,
    retry: () => setTries((count) => count + 1),
  };
}

function PersonFacts({ person }: { readonly person: ReadPerson }) {
  const { email, is_email_verified, phone, builders, roles, created_at, devices, log } = person;
  const facts: readonly (readonly [string, string])[] = [
    [texts.email, is_email_verified ? texts.verified(email) : texts.notVerified(email)],
    [texts.phone, phone],
    [texts.roles, roles.map((role) => roleLabels[role]).join(', ') || texts.noRoles],
    [texts.builders, builders.join(', ')],
    [texts.since, formatDate(created_at)],
  ];
  return (
    <dl className={css.facts}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <Fact key={label} label={label} lines={[value]} />
        ))}
      <Fact
        label={texts.devices}
        lines={
          devices.length > 0
            ? devices.map(({ device, last_seen_at }) => `${device}, ${momentOf(last_seen_at)}`)
            : [texts.noDevices]
        }
      />
      <Fact
        label={texts.history}
        lines={
          log.length > 0
            ? log.map(
                ({ action, actor, at }) =>
                  `${securityEventLabels[action]}, ${actor ?? texts.byCommand}, ${momentOf(at)}`,
              )
            : [texts.noHistory]
        }
      />
    </dl>
  );
}

function Fact({ label, lines }: { readonly label: string; readonly lines: readonly string[] }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <ul className={css.plain}>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are only read
            <li key={index}>{line}</li>
          ))}
        </ul>
      </dd>
    </>
  );
}

const momentOf = (moment: string) => `${formatDate(moment)}, ${formatTime(moment)}`;
