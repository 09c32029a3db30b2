import type { LeadInbox, LeadRow } from '@umbral/domain/api/builder-contacts.ts';
import { formatAgo } from '@umbral/domain/format/format-date.ts';
import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { Pagination } from '@umbral/kit/layout/pagination.tsx';
import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { classNames } from '@umbral/kit/styles/class-names.ts';
import { LeadStateTag } from '../ui/lead-state-tag.tsx';
import { AnswerTimer } from './answer-timer.tsx';
import css from './lead-list.module.css';
import { leadsTexts as texts } from './leads-texts.ts';

interface LeadListProps {
  readonly inbox: LeadInbox;
  readonly opened: number | undefined;
  readonly now: string;
  readonly hrefOf: (id: number) => string;
  readonly pageHrefOf: (page: number) => string;
  /** What words have found is one page. */
  readonly isSearched: boolean;
}

/** One row a person, the newest request first; the whole row leads to it. */
export function LeadList({ inbox, opened, now, hrefOf, pageHrefOf, isSearched }: LeadListProps) {
  if (inbox.data.length === 0) {
    return (
      <div className={css.column}>
        <EmptyState title={texts.noneFound}>{texts.noneFoundHint}</EmptyState>
      </div>
    );
  }
  return (
    <div className={css.column}>
      <ul className={css.list} aria-label={texts.list}>
        {inbox.data.map((lead) => (
          <Row key={lead.id} lead={lead} isOpen={lead.id === opened} now={now} href={hrefOf(lead.id)} />
        ))}
      </ul>
      {!isSearched && <Pagination current={inbox.page} total={inbox.pages} hrefOf={pageHrefOf} label={texts.pages} />}
    </div>
  );
}

interface RowProps {
  readonly lead: LeadRow;
  readonly isOpen: boolean;
  readonly now: string;
  readonly href: string;
}

function Row({ lead, isOpen, now, href }: RowProps) {
  const about = [lead.project?.title ?? texts.toBuilder, lead.plant_title].filter(Boolean).join(' · ');
  return (
    <li className={classNames(css.row, isOpen && css.current, !lead.is_read && css.unread)}>
      <div className={css.head}>
        <Anchor href={href} className={css.name} aria-current={isOpen ? 'true' : undefined}>
          {lead.name}
        </Anchor>
        {!lead.is_read && <span className={css.mark}>{texts.unread}</span>}
        <span className={css.when}>{formatAgo(lead.created_at, now)}</span>
      </div>
      <p className={css.about}>{about}</p>
      <div className={css.facts}>
        <LeadStateTag state={lead.state} />
        {lead.is_withdrawn ? <span>{texts.withdrawn}</span> : <AnswerTimer lead={lead} now={now} />}
        {lead.assigned && <span>{lead.assigned.name}</span>}
        {lead.others > 0 && <span>{texts.others(lead.others)}</span>}
      </div>
    </li>
  );
}
