import { randomOf } from 'infra-random/random.ts';
import { momentBefore } from './seed-clock.ts';

/** What the calendar asks of an article. */
export interface DatedText {
  slug: string;
  category: string;
  topic: string;
  /** All its words. */
  text: string;
}

/** Days between the oldest article and the day of the seed. */
const daysOfNews = 726;

/** How much nearer to today a topic stands: what is read most while it is new. */
const pull = new Map([
  ['feria', 1.2],
  ['subsidio', 0.2],
  ['credito', 0.1],
]);

/** From when on the rates, caps and rules of a year are known: no article that names the year is older. */
const knownFrom = [
  ['2026', '2026-04-01'],
  ['2025', '2025-07-01'],
] as const;

/** The first day on which a text could have been written. */
export function earliestDay(text: string): string {
  return knownFrom.find(([year]) => text.includes(year))?.[1] ?? '';
}

/** Moments of publication, oldest first: closer together towards today, never at even steps. */
function moments(count: number): string[] {
  const random = randomOf('days of news');
  const gaps = Array.from({ length: count }, (_, index) => (0.6 + (0.8 * index) / count) * random.between(0.2, 1.8));
  const day = (daysOfNews - 1) / gaps.reduce((sum, gap) => sum + gap, 0);
  let days = 1;
  return gaps
    .map((gap) => {
      days += gap * day;
      return momentBefore(Math.floor(days), random.int(0, 320));
    })
    .toSorted();
}

/** Takes the article for the next moment out of those that wait, one of another category than the last two. */
function takeNext(waiting: DatedText[], moment: string, last: readonly string[]): DatedText | undefined {
  const ready = waiting.filter(({ text }) => earliestDay(text) <= moment);
  const next = ready.find(({ category }) => !last.includes(category)) ?? ready[0] ?? waiting[0];
  if (next) waiting.splice(waiting.indexOf(next), 1);
  return next;
}

/** When each article comes out, by slug: over two years, the most topical ones last, categories mixed. */
export function publicationMoments(articles: readonly DatedText[]): Map<string, string> {
  const rank = ({ slug, topic }: DatedText) => randomOf(`news ${slug}`).fraction() + (pull.get(topic) ?? 0);
  const waiting = articles.toSorted((a, b) => rank(a) - rank(b));
  const published = new Map<string, string>();
  let last: string[] = [];
  for (const moment of moments(articles.length)) {
    const next = takeNext(waiting, moment, last);
    if (!next) break;
    published.set(next.slug, moment);
    last = [...last.slice(-1), next.category];
  }
  return published;
}
