import { formatCount, formatDecimal, formatInteger } from '@umbral/domain/format/format.ts';
import css from './learning.module.css';
import type { BuilderLearning } from './learning-queries.ts';
import { learningTexts as texts } from './learning-texts.ts';

/** How the builder answers: what visitors read of it, and what its own contacts say. */
export function Answers({ builder }: { readonly builder: BuilderLearning }) {
  const { rating, ratingCount, responseTime, answers } = builder;
  const { asked, answered, median_minutes: minutes } = answers;
  const opinions = formatCount(ratingCount, texts.opinion, texts.opinions);
  const sentences = [
    rating === null ? texts.fewOpinions : texts.rating(formatDecimal(Math.round(rating * 10) / 10), opinions),
    responseTime === null ? texts.noResponseTime : texts.responseTimes[responseTime],
    asked === 0 ? texts.noneAsked : texts.answered(formatInteger(answered), formatInteger(asked)),
    ...(minutes === null ? [] : [texts.answerTime(spanOf(minutes))]),
  ];
  return (
    <div className={css.part}>
      <h3 className={css.title}>{texts.answers}</h3>
      <ul className={css.answers}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}

const minutesOfHour = 60;
const minutesOfDay = 24 * minutesOfHour;

/** A span in the unit in which one would say it, rounded up. */
export function spanOf(minutes: number): string {
  if (minutes < minutesOfHour) return texts.minutes(Math.max(minutes, 1));
  if (minutes < 2 * minutesOfDay) return texts.hours(Math.ceil(minutes / minutesOfHour));
  return texts.days(Math.ceil(minutes / minutesOfDay));
}
