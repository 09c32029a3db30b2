import { parseSync, Visitor } from 'oxc-parser';
import { isTestFile, type SourceFile, type Violation } from './source-file.ts';

/** Files whose strings people read: sentences, letters, and what is invented to show them. */
const written = /(texts|letters|examples)\.ts$|\/(json-example\.ts|texts\/|testing\/)/;

/** The backend, and what draws its screens. Words of the product's nouns stand in the domain. */
const covered = /^(infra-api|shell|mf-.+)$/;

/** Letters that only Spanish has here: code, columns and keys of the portal do without them. */
const spanish = /[áéíóúñ¿¡]/i;

/** Spanish in code: sentences stand in the text files of their features. */
export function spanishViolations({ path, text, workspace }: SourceFile): Violation[] {
  if (!covered.test(workspace.name) || isTestFile(path) || written.test(path) || !spanish.test(text)) return [];
  const violations: Violation[] = [];
  const look = (value: string | null | undefined, offset: number) => {
    if (!value || !spanish.test(value)) return;
    const line = text.slice(0, offset).split('\n').length;
    violations.push({ path, line, sentence: `"${value.trim().slice(0, 60)}" belongs in a text file of its feature` });
  };
  new Visitor({
    Literal({ value, start }) {
      if (typeof value === 'string') look(value, start);
    },
    TemplateElement({ value, start }) {
      look(value.cooked, start);
    },
  }).visit(parseSync(path, text).program);
  return violations;
}
