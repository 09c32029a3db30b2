import type { LeadDetail } from '@umbral/domain/api/builder-contacts.ts';
import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { Icon } from '@umbral/kit/media/icon.tsx';
import { arrowLeftIcon } from '@umbral/kit/media/icons.ts';
import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { LeadStateTag } from '../ui/lead-state-tag.tsx';
import { VisitAnswer } from '../visit-answer/visit-answer.tsx';
import { AnswerTimer } from './answer-timer.tsx';
import { LeadAsked } from './lead-asked.tsx';
import { LeadHistory } from './lead-history.tsx';
import { LeadNoteForm } from './lead-note-form.tsx';
import css from './lead-panel.module.css';
import { panelTexts as texts } from './lead-panel-texts.ts';
import { LeadReach } from './lead-reach.tsx';
import { LeadStanding } from './lead-standing.tsx';
import type { LeadsData } from './leads-queries.ts';
import { SamePerson } from './same-person.tsx';
import { useLeadChange } from './use-lead-change.ts';
import { useMarkRead } from './use-mark-read.ts';

interface LeadPanelProps {
  readonly own: LeadsData;
  readonly backHref: string;
}

/** The opened contact beside the list; on a narrow screen in its place. */
export function LeadPanel({ own: { opened, noteKey, now }, backHref }: LeadPanelProps) {
  if (opened === undefined) {
    return (
      <div className={css.none}>
        <EmptyState title={texts.pick}>{texts.pickHint}</EmptyState>
      </div>
    );
  }
  return (
    <section className={css.panel} aria-labelledby="contact">
      <Anchor href={backHref} className={css.back}>
        <Icon of={arrowLeftIcon} size="s" />
        {texts.back}
      </Anchor>
      {opened === null ? (
        <div id="contact">
          <EmptyState title={texts.gone}>{texts.goneHint}</EmptyState>
        </div>
      ) : (
        <Opened key={opened.id} lead={opened} noteKey={noteKey} now={now} />
      )}
    </section>
  );
}

interface OpenedProps {
  readonly lead: LeadDetail;
  readonly noteKey: string;
  readonly now: string;
}

function Opened({ lead, noteKey, now }: OpenedProps) {
  const changes = useLeadChange();
  useMarkRead(lead);
  return (
    <>
      <header className={css.head}>
        <h2 id="contact" tabIndex={-1} className={css.name}>
          {lead.name}
        </h2>
        <div className={css.facts}>
          <LeadStateTag state={lead.state} />
          <AnswerTimer lead={lead} now={now} />
        </div>
      </header>
      <LeadReach lead={lead} changes={changes} />
      <LeadStanding lead={lead} changes={changes} />
      {lead.visit && (
        <div className={css.part}>
          <h3 className={css.title}>{texts.visit}</h3>
          <VisitAnswer
            visit={{ ...lead.visit, contactId: lead.id, version: lead.version, name: lead.name }}
            officeHours={lead.office_hours}
            takesVisits={lead.takes_visits && !lead.is_withdrawn}
            plantId={lead.plant_id}
            now={now}
          />
          {lead.visit_reason && <p className={css.quiet}>{texts.reason(lead.visit_reason)}</p>}
        </div>
      )}
      <LeadAsked lead={lead} />
      {!lead.is_withdrawn && <LeadNoteForm lead={lead} noteKey={noteKey} changes={changes} />}
      <LeadHistory events={lead.history} />
      <SamePerson lead={lead} />
    </>
  );
}
