import type { StaffSecurityEvent } from '@umbral/domain/api/security-log.ts';
import { formatDate, formatTime } from '@umbral/domain/format/format-date.ts';
import { wordsOfSecurityEvent } from '@umbral/domain/people/security-event-words.ts';
import { roleLabels } from '@umbral/domain/vocabulary/labels.ts';
import type { Role } from '@umbral/domain/vocabulary/vocabulary.ts';
import { StaffRow } from '../staff/staff-row.tsx';
import { securityLogTexts as texts } from '../texts/security-log-texts.ts';

/** What happened, to whom, by whom and whence. */
export function EventRow({ event }: { readonly event: StaffSecurityEvent }) {
  const { by, facts } = event;
  return (
    <StaffRow
      title={wordsOfSecurityEvent(event)}
      tag={by === 'person' ? undefined : { text: texts.actors[by], tone: 'info' }}
      facts={factsOf(event)}
    >
      {facts.reason && <p>{texts.reason(facts.reason)}</p>}
    </StaffRow>
  );
}

function factsOf({ person, actor, by, device, network, at, facts }: StaffSecurityEvent): string[] {
  const { before, after, builder, what, found } = facts;
  return [
    ...(person ? [person.name, person.email] : by === 'person' ? [texts.nobody] : []),
    ...(actor ? [texts.by(actor)] : []),
    ...(before ? [texts.roles(namesOf(before), namesOf(after ?? []))] : after ? [namesOf(after)] : []),
    ...(builder ? [texts.builder(builder)] : []),
    ...(what ? [texts.what[what]] : []),
    ...(found ? [texts.found(found.length)] : []),
    ...(device ? [device] : []),
    ...(network ? [texts.network(network)] : []),
    `${formatDate(at)}, ${formatTime(at)}`,
  ];
}

function namesOf(roles: readonly Role[]): string {
  return roles.map((role) => roleLabels[role]).join(', ') || texts.noRoles;
}
