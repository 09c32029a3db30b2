import { Button } from '@umbral/kit/actions/button.tsx';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { PostedForm } from '@umbral/kit/form/posted-form.tsx';
import { useLazyPart } from '@umbral/kit/remote/use-lazy-part.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useState } from 'react';
import { VisitStateTag } from '../ui/visit-state-tag.tsx';
import { type AnsweredVisit, isAhead } from './answered-visit.ts';
import { PlainAnswers } from './plain-answers.tsx';
import { useVisitAnswer } from './use-visit-answer.ts';
import css from './visit-answer.module.css';
import { visitAnswerTexts as texts } from './visit-answer-texts.ts';
import type { VisitDialogsProps } from './visit-dialogs.tsx';

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
  const [Dialogs, fetchDialogs] = useLazyPart<VisitDialogsProps>(loadDialogs, texts.partFailed);
  const ask = (what: 'propose' | 'cancel') => {
    setAsked(what);
    void fetchDialogs();
  };
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
              onPointerEnter={prepareDialogs}
              onClick={() => ask('propose')}
              aria-label={texts.ofWhom(texts.propose, name)}
            >
              {texts.propose}
            </Button>
          )}
          <Button
            size="s"
            look="ghost"
            onPointerEnter={prepareDialogs}
            onClick={() => ask('cancel')}
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
          {/* A browser with script draws nothing here, and need not know how. */}
          {typeof window === 'undefined' && <PlainAnswers visit={visit} takesVisits={takesVisits} />}
        </noscript>
      )}
      {Dialogs && (
        <Dialogs
          asked={asked}
          visit={visit}
          officeHours={officeHours}
          answering={answering}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}

const loadDialogs = async () =>
  (await import(/* webpackChunkName: "visit-dialogs" */ './visit-dialogs.tsx')).VisitDialogs;

/** Whoever points at a button finds what it asks already here. */
const prepareDialogs = () => void loadDialogs().catch(() => undefined);
