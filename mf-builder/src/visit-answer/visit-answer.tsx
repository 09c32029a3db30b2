import { Button } from '@umbral/kit/actions/button.tsx';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { PostedForm } from '@umbral/kit/form/posted-form.tsx';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useState } from 'react';
import { VisitStateTag } from '../ui/visit-state-tag.tsx';
import { type AnsweredVisit, isAhead } from './answered-visit.ts';
import { CancelVisitDialog } from './cancel-visit-dialog.tsx';
import { PlainAnswers } from './plain-answers.tsx';
import { ProposeTimeDialog } from './propose-time-dialog.tsx';
import { useVisitAnswer } from './use-visit-answer.ts';
import css from './visit-answer.module.css';
import { visitAnswerTexts as texts } from './visit-answer-texts.ts';

interface VisitAnswerProps {
  readonly visit: AnsweredVisit;
  readonly officeHours: string | null;
  readonly takesVisits: boolean;
  readonly plantId: number | null;
  /** The moment of the page (ISO). */
  readonly now: string;
}

/** A visit, where it stands between its two sides, and what the builder may say to it [R117, B144]. */
export function VisitAnswer({ visit, officeHours, takesVisits, plantId, now }: VisitAnswerProps) {
  const { day, time, kind, state, contactId, version, name } = visit;
  const { toast } = useRemote();
  const answering = useVisitAnswer();
  const [asked, setAsked] = useState<'propose' | 'cancel'>();
  const close = () => setAsked(undefined);
  const file = new URLSearchParams({ dia: day, hora: time, modo: kind });
  const confirm = async () => {
    const refusal = await answering.answer(contactId, { action: 'confirm', version });
    if (refusal) toast({ tone: 'warning', text: refusal });
  };
  return (
    <div className={css.visit}>
      <p className={css.when}>
        <strong>{texts.when(day, time, kind)}</strong> <VisitStateTag state={state} />
      </p>
      {state !== 'cancelled' && !isAhead(visit, now) && <p className={css.quiet}>{texts.past}</p>}
      {isAhead(visit, now) && (
        <div className={css.ways}>
          {state === 'asked' && (
            <PostedForm
              path={`/contactos/${contactId}/visita`}
              onSubmit={(event) => {
                event.preventDefault();
                void confirm();
              }}
            >
              <input type="hidden" name="action" value="confirm" />
              <input type="hidden" name="version" value={version} />
              <Button
                type="submit"
                size="s"
                isLoading={answering.isBusy}
                aria-label={texts.ofWhom(texts.confirm, name)}
              >
                {texts.confirm}
              </Button>
            </PostedForm>
          )}
          {takesVisits && (
            <Button
              size="s"
              look="secondary"
              onClick={() => setAsked('propose')}
              aria-label={texts.ofWhom(texts.propose, name)}
            >
              {texts.propose}
            </Button>
          )}
          <Button
            size="s"
            look="ghost"
            onClick={() => setAsked('cancel')}
            aria-label={texts.ofWhom(texts.cancel, name)}
          >
            {texts.cancel}
          </Button>
          {plantId !== null && takesVisits && (
            <ButtonLink size="s" look="ghost" href={`/api/planta/${plantId}/cita.ics?${file}`} download>
              {texts.calendar}
            </ButtonLink>
          )}
        </div>
      )}
      {isAhead(visit, now) && (
        <noscript>
          <PlainAnswers visit={visit} takesVisits={takesVisits} />
        </noscript>
      )}
      <ProposeTimeDialog
        isOpen={asked === 'propose'}
        visit={visit}
        officeHours={officeHours}
        answering={answering}
        onClose={close}
      />
      <CancelVisitDialog isOpen={asked === 'cancel'} visit={visit} answering={answering} onClose={close} />
    </div>
  );
}
