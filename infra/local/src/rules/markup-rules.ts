import { parseSync, Visitor } from 'oxc-parser';
import { isTestFile, type SourceFile, type Violation } from './source-file.ts';

/** Attributes that people read or hear. */
const spoken = new Set(['aria-label', 'title', 'alt', 'placeholder', 'aria-description', 'aria-roledescription']);

/** What the rules look at in markup: offset in the source, and what is wrong there. */
interface Finding {
  offset: number;
  sentence: string;
}

function hasWord(text: string): boolean {
  return /\p{L}{2,}/u.test(text);
}

function findIn(path: string, text: string): Finding[] {
  const findings: Finding[] = [];
  new Visitor({
    JSXAttribute({ name, value, start }) {
      if (name.type !== 'JSXIdentifier') return;
      if (name.name === 'style')
        findings.push({
          offset: start,
          sentence: 'the content security policy drops style= on the server: use a class',
        });
      const literal = value?.type === 'Literal' && typeof value.value === 'string' ? value.value : '';
      if (spoken.has(name.name) && hasWord(literal))
        findings.push({ offset: start, sentence: `"${literal}" belongs in texts.ts` });
      // The platform's own empty slot keeps the server's markup; nobody else has a reason.
      const isPlatform = path.startsWith('shared-contracts/kit/src/remote/');
      if (name.name === 'dangerouslySetInnerHTML' && !isPlatform) {
        findings.push({ offset: start, sentence: 'Trusted Types refuse innerHTML' });
      }
    },
    JSXText({ value, start }) {
      if (hasWord(value)) findings.push({ offset: start, sentence: `"${value.trim()}" belongs in texts.ts` });
    },
  }).visit(parseSync(path, text).program);
  return findings;
}

/** Markup of shipped pages: no inline styles, no raw HTML, no sentences outside the text files. */
export function markupViolations({ path, text, workspace }: SourceFile): Violation[] {
  const isPage = workspace.name.startsWith('mf-') || workspace.name === 'shell' || workspace.name === '@umbral/kit';
  if (!isPage || !path.endsWith('.tsx') || isTestFile(path)) return [];
  return findIn(path, text).map(({ offset, sentence }) => ({
    path,
    line: text.slice(0, offset).split('\n').length,
    sentence,
  }));
}
