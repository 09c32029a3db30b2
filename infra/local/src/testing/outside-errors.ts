import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import { firstLine } from './report-fields.ts';

/** Writes what no test awaited, as a rejection or the end of a worker, to a file: a line each, which no other report has. */
export class OutsideErrors implements Reporter {
  private readonly file: string;

  constructor(file: string) {
    this.file = file;
  }

  onTestRunEnd(_modules: ReadonlyArray<TestModule>, errors: ReadonlyArray<SerializedError>): void {
    writeFileSync(this.file, JSON.stringify(errors.map(outsideLine)));
  }
}

/** Says where it came from, as far as its stack tells. */
export function outsideLine({ name = 'Error', message, stacks = [] }: SerializedError): string {
  const [place] = stacks;
  const where = place ? ` (${place.file}:${place.line})` : '';
  return `outside of any test: ${name}: ${firstLine(message)}${where}`;
}
