import type { Reporter } from '../terminal/reporter.ts';

/** A reporter that remembers what it was told, and lets a test wait for it. */
export interface FakeReporter extends Reporter {
  told: string[];
  /** Resolves with the first line, told or still to come, that contains `text`. */
  heard(text: string): Promise<string>;
}

/** Makes a reporter for tests. */
export function createFakeReporter(): FakeReporter {
  const told: string[] = [];
  const waiting: { text: string; resolve: (line: string) => void }[] = [];
  const tell = (name: string, text: string) => {
    const line = `${name}: ${text}`;
    told.push(line);
    for (const one of waiting.filter((each) => line.includes(each.text))) one.resolve(line);
  };
  return {
    told,
    say: (text) => tell('umbral', text),
    step: tell,
    line: tell,
    close: () => undefined,
    heard(text) {
      const found = told.find((line) => line.includes(text));
      return found ? Promise.resolve(found) : new Promise((resolve) => waiting.push({ text, resolve }));
    },
  };
}
