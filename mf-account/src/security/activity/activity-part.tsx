import type { OwnSecurityEvent } from '@umbral/domain/api/security-log.ts';
import { formatDate, formatTime } from '@umbral/domain/format/format-date.ts';
import { securityActorLabels, wordsOfSecurityEvent } from '@umbral/domain/people/security-event-words.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { Pagination } from '@umbral/kit/layout/pagination.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { ErrorState } from '@umbral/kit/states/error-state.tsx';
import { useRevalidator } from '@umbral/protocol/router/router.ts';
import { activityTexts as texts } from '../../texts/activity-texts.ts';
import css from '../security.module.css';
import type { Activity } from './activity-query.ts';

const anchor = 'security-activity';
const hrefOf = (page: number) => `${routes.accountSecurity.href()}?actividad=${page}#${anchor}`;

interface ActivityPartProps {
  /** Null where it could not be read: the rest of the screen stands. */
  readonly activity: Activity | null;
}

/** What happened to the safety of the account, also what the team did and saw [C266]. */
export function ActivityPart({ activity }: ActivityPartProps) {
  const { revalidate } = useRevalidator();
  return (
    <section aria-labelledby={anchor} className={css.part}>
      <SectionHeading id={anchor} lead={texts.lead}>
        {texts.title}
      </SectionHeading>
      {activity === null && <ErrorState text={texts.unreadable} onRetry={() => void revalidate()} />}
      {activity?.events.length === 0 && <p className={css.quiet}>{texts.none}</p>}
      {activity && activity.events.length > 0 && (
        <ul className={css.list}>
          {activity.events.map((event) => (
            <Entry key={event.id} event={event} labels={activity.providerLabels} />
          ))}
        </ul>
      )}
      {activity && <Pagination label={texts.pages} current={activity.page} total={activity.pages} hrefOf={hrefOf} />}
    </section>
  );
}

interface EntryProps {
  readonly event: OwnSecurityEvent;
  readonly labels: Activity['providerLabels'];
}

function Entry({ event, labels }: EntryProps) {
  const { at, by, device, network, times } = event;
  const words = wordsOfSecurityEvent(event, (provider) => labels[provider] ?? provider);
  const whence = [device, network && texts.network(network)].filter(Boolean).join(' · ');
  return (
    <li className={css.row}>
      <div className={css.rowText}>
        <strong>{times > 1 ? texts.times(words, times) : words}</strong>
        {by === 'person' ? (
          whence && <span className={css.quiet}>{whence}</span>
        ) : (
          <span className={css.quiet}>{securityActorLabels[by]}</span>
        )}
        <span className={css.quiet}>
          <time dateTime={at}>{texts.moment(formatDate(at), formatTime(at))}</time>
        </span>
      </div>
    </li>
  );
}
