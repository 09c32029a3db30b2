import type { LeadRow } from '@umbral/domain/api/builder-contacts.ts';
import { answerTargetMinutes, attendedMinutes } from '@umbral/domain/calendar/answer-time.ts';
import { readOfficeHours } from '@umbral/domain/calendar/office-hours.ts';
import { Icon } from '@umbral/kit/media/icon.tsx';
import { checkIcon, clockIcon, warningIcon } from '@umbral/kit/media/icons.ts';
import { classNames } from '@umbral/kit/styles/class-names.ts';
import { useEffect, useState } from 'react';
import css from './answer-timer.module.css';
import { panelTexts } from './lead-panel-texts.ts';

const texts = panelTexts.timer;
const minuteMs = 60_000;

interface AnswerTimerProps {
  readonly lead: Pick<LeadRow, 'created_at' | 'first_answer_at' | 'office_hours' | 'state' | 'is_withdrawn'>;
  /** The moment for which the page was read (ISO); from then on the clock goes on by itself. */
  readonly now: string;
}

/** How long a person waits, or waited, in hours at which the sales room attends [B144]. */
export function AnswerTimer({ lead, now }: AnswerTimerProps) {
  const moment = useMoment(now, lead.first_answer_at === null);
  const { created_at: from, first_answer_at: to } = lead;
  const minutes = attendedMinutes(readOfficeHours(lead.office_hours ?? ''), new Date(from), to ? new Date(to) : moment);
  if (to) return <Told icon={checkIcon} look="done" text={texts.answered(spell(minutes))} />;
  if (lead.is_withdrawn || lead.state === 'discarded') return null;
  if (minutes === 0) return <Told icon={clockIcon} look="waits" text={texts.fresh} />;
  const isLate = minutes > answerTargetMinutes;
  const text = isLate ? texts.late(spell(minutes)) : texts.waits(spell(minutes));
  return <Told icon={isLate ? warningIcon : clockIcon} look={isLate ? 'late' : 'waits'} text={text} />;
}

function Told({
  icon,
  look,
  text,
}: {
  readonly icon: string;
  readonly look: 'done' | 'waits' | 'late';
  readonly text: string;
}) {
  return (
    <span className={classNames(css.timer, css[look])}>
      <Icon of={icon} size="s" />
      {text}
    </span>
  );
}

/** Minutes as people say them: `45 min`, `3 h 10 min`. */
export function spell(minutes: number): string {
  return minutes < 60 ? texts.minutes(minutes) : texts.hours(Math.floor(minutes / 60), minutes % 60);
}

/** The moment of the page, moving on by the minute while it matters. */
function useMoment(now: string, isMoving: boolean): Date {
  const [moment, setMoment] = useState<{ readonly of: string; readonly passed: number }>();
  useEffect(() => {
    if (!isMoving) return;
    const from = performance.now();
    const timer = setInterval(() => setMoment({ of: now, passed: performance.now() - from }), minuteMs);
    return () => clearInterval(timer);
  }, [isMoving, now]);
  return new Date(Date.parse(now) + (moment?.of === now ? moment.passed : 0));
}
