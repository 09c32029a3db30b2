import type { OwnContact } from '@umbral/domain/api/contacts.ts';
import { formatDate } from '@umbral/domain/format/format-date.ts';
import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { Button } from '@umbral/kit/actions/button.tsx';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { hasVisitAhead, type RequestState, requestState } from '../model/request-state.ts';
import { requestsTexts as texts } from '../texts/requests-texts.ts';
import { nameOf, type RequestChange } from './request-dialog.tsx';
import css from './requests.module.css';

interface RequestCardProps {
  readonly request: OwnContact;
  /** The day in Bogotá (ISO). */
  readonly today: string;
  readonly onChange: (change: RequestChange) => void;
  /** Says yes to the time that the builder has proposed. */
  readonly onAgree: (request: OwnContact) => void;
}

/** One request: to whom, about what, what became of it, and what its owner may change. */
export function RequestCard({ request, today, onChange, onAgree }: RequestCardProps) {
  const state = requestState(request, today);
  const { message, path, builder } = request;
  const name = nameOf(request);
  return (
    <article className={css.card}>
      <p className={css.state} data-state={state}>
        {texts.states[state]}
      </p>
      <h2 className={css.title}>{path ? <Anchor href={path}>{name}</Anchor> : name}</h2>
      <p className={css.quiet}>
        {[request.plant_title, builder?.name, texts.sentOn(formatDate(request.created_at))].filter(Boolean).join(' · ')}
      </p>
      <Visit request={request} state={state} onChange={onChange} onAgree={onAgree} />
      {state === 'called-off' && request.visit_reason && (
        <p className={css.quiet}>{texts.reason(request.visit_reason)}</p>
      )}
      {message && (
        <details className={css.message}>
          <summary>{texts.message}</summary>
          <p>{message}</p>
        </details>
      )}
      {state !== 'withdrawn' && builder && (
        <Button look="ghost" size="s" className={css.withdraw} onClick={() => onChange({ request, what: 'consent' })}>
          {texts.withdraw}
        </Button>
      )}
    </article>
  );
}

type VisitProps = Omit<RequestCardProps, 'today'> & { readonly state: RequestState };

function Visit({ request, state, onChange, onAgree }: VisitProps) {
  const { schedule_date: day, schedule_time: time, schedule_kind: kind, plant_id: plantId } = request;
  if (day === null || time === null) return null;
  const manner = kind ?? 'in-person';
  const file = new URLSearchParams({ dia: day, hora: time, modo: manner });
  return (
    <>
      <p className={css.visit}>
        <strong>{texts.visitLabel}:</strong> {texts.visit(day, time, manner)}
      </p>
      {hasVisitAhead(state) && (
        <div className={css.choices}>
          {state === 'proposed' && (
            <Button size="s" onClick={() => onAgree(request)}>
              {texts.agree}
            </Button>
          )}
          {request.takes_visits && (
            <Button look="secondary" size="s" onClick={() => onChange({ request, what: 'move' })}>
              {texts.move}
            </Button>
          )}
          <Button look="secondary" size="s" onClick={() => onChange({ request, what: 'visit' })}>
            {texts.cancel}
          </Button>
          {plantId !== null && request.takes_visits && (
            <ButtonLink look="ghost" size="s" href={`/api/planta/${plantId}/cita.ics?${file}`} download>
              {texts.calendar}
            </ButtonLink>
          )}
        </div>
      )}
    </>
  );
}
