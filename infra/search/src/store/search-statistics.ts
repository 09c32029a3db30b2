import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { fold } from '../engine/text/fold.ts';

const dayOfText = z.object({
  index: z.string(),
  text: z.string(),
  searches: z.number(),
  /** Of these, those that found nothing. */
  empty: z.number(),
  /** Matches of the last of them. */
  matches: z.number(),
  /** Searches that asked for a query id, and those of them that somebody clicked a hit of, or went on from. */
  tracked: z.number(),
  clicked: z.number(),
  converted: z.number(),
});

/** What happened on one day with one text in one index. */
export type DayOfText = z.infer<typeof dayOfText>;

/** A search of a visitor, as far as it is counted. */
export interface CountedSearch {
  index: string;
  text: string;
  matches: number;
  queryID: string | null;
}

interface Tracked {
  entry: DayOfText;
  wasClicked: boolean;
  wasConverted: boolean;
}

const DAYS_KEPT = 90;
const MOST_TEXTS_A_DAY = 20_000;
const MOST_TRACKED = 100_000;
const LONGEST_TEXT = 100;
const SAVE_MS = 30_000;
/** Addresses and telephone numbers that somebody wrote into the search box are nobody's business. */
const PERSONAL = /@|(?:\d[\s.-]?){7}/;

/**
 * What visitors search for, by day, index and text: nothing says who. Counts are in memory and written every half a
 * minute and at the end; query ids are known until the process ends.
 */
export class SearchStatistics {
  readonly #directory: string | null;
  readonly #now: () => Date;
  readonly #days = new Map<string, Map<string, DayOfText>>();
  readonly #tracked = new Map<string, Tracked>();
  #timer: NodeJS.Timeout | null = null;

  constructor(directory: string | null, now = () => new Date()) {
    this.#directory = directory;
    this.#now = now;
    if (directory !== null) this.#load(directory);
  }

  /** Counts a search; where it got a query id, what comes of it is counted too. */
  searched({ index, text, matches, queryID }: CountedSearch): void {
    if (PERSONAL.test(text)) return;
    const entry = this.#entry(index, fold(text).trim().replace(/\s+/g, ' ').slice(0, LONGEST_TEXT));
    if (entry === null) return;
    entry.searches++;
    entry.matches = matches;
    if (matches === 0) entry.empty++;
    if (queryID !== null) {
      entry.tracked++;
      this.#track(queryID, entry);
    }
    this.#saveLater();
  }

  /** Counts that somebody clicked a hit of a search, or went on from it; each search counts once. */
  followed(queryID: string, how: 'click' | 'conversion'): void {
    const tracked = this.#tracked.get(queryID);
    if (tracked === undefined) return;
    if (how === 'click' && !tracked.wasClicked) tracked.entry.clicked++;
    if (how === 'conversion' && !tracked.wasConverted) tracked.entry.converted++;
    tracked.wasClicked ||= how === 'click';
    tracked.wasConverted ||= how === 'conversion';
    this.#saveLater();
  }

  /** What happened in an index from one day to another (inclusive, `YYYY-MM-DD`), by day. */
  between(index: string, from: string, to: string): Map<string, DayOfText[]> {
    const days = [...this.#days].filter(([day]) => day >= from && day <= to).sort(([a], [b]) => (a < b ? -1 : 1));
    return new Map(days.map(([day, texts]) => [day, [...texts.values()].filter((entry) => entry.index === index)]));
  }

  close(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#save();
  }

  #entry(index: string, text: string): DayOfText | null {
    const day = this.#now().toISOString().slice(0, 10);
    const texts = this.#days.get(day) ?? new Map<string, DayOfText>();
    this.#days.set(day, texts);
    const key = `${index}\n${text}`;
    const known = texts.get(key);
    if (known !== undefined) return known;
    if (texts.size >= MOST_TEXTS_A_DAY) return null;
    const entry = { index, text, searches: 0, empty: 0, matches: 0, tracked: 0, clicked: 0, converted: 0 };
    texts.set(key, entry);
    return entry;
  }

  #track(queryID: string, entry: DayOfText): void {
    this.#tracked.set(queryID, { entry, wasClicked: false, wasConverted: false });
    const oldest = this.#tracked.keys().next();
    if (this.#tracked.size > MOST_TRACKED && oldest.done !== true) this.#tracked.delete(oldest.value);
  }

  #saveLater(): void {
    if (this.#directory === null || this.#timer !== null) return;
    this.#timer = setTimeout(() => this.#save(), SAVE_MS).unref();
  }

  /** Writes today and yesterday, which may have grown over midnight; forgets what is too old. */
  #save(): void {
    this.#timer = null;
    if (this.#directory === null) return;
    try {
      mkdirSync(this.#directory, { recursive: true });
      for (const [day, texts] of [...this.#days].slice(-2)) {
        const path = join(this.#directory, `${day}.json`);
        writeFileSync(`${path}.tmp`, JSON.stringify([...texts.values()]));
        renameSync(`${path}.tmp`, path);
      }
    } catch {
      // A full disk: the counts go on in memory, and the next time may be better.
    }
    const oldest = new Date(this.#now().getTime() - DAYS_KEPT * 86_400_000).toISOString().slice(0, 10);
    for (const day of [...this.#days.keys()].filter((each) => each < oldest)) {
      this.#days.delete(day);
      rmSync(join(this.#directory, `${day}.json`), { force: true });
    }
  }

  #load(directory: string): void {
    for (const name of filesIn(directory)) {
      const day = /^(\d{4}-\d\d-\d\d)\.json$/.exec(name)?.[1];
      if (day === undefined) continue;
      const entries = readDay(join(directory, name));
      this.#days.set(day, new Map(entries.map((entry) => [`${entry.index}\n${entry.text}`, entry])));
    }
  }
}

function filesIn(directory: string): string[] {
  try {
    return readdirSync(directory).sort();
  } catch {
    return [];
  }
}

/** A day whose file is broken counts as one on which nothing happened. */
function readDay(path: string): DayOfText[] {
  try {
    return z.array(dayOfText).parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return [];
  }
}
