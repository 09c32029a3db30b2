import { type MediaQuery, type Selector, transform } from 'lightningcss';
import type { Violation } from './source-file.ts';

/** A condition on a width that is told in pixels. */
const widthInPixels = /@(media|container)[^{]*-width:\s*[\d.]+px/g;

/**
 * Sheets of pages: where a layout changes is told in letters (em for the screen, rem for a container). Whoever sets the
 * browser's text twice as large has half as much room, and gets the layout that fits. And what a `:has()` is about has a
 * name: where it may be anything, the browser styles the whole page anew at each change of it.
 */
export function sheetViolations(path: string, text: string): Violation[] {
  const widths = [...text.matchAll(widthInPixels)].map(({ 0: found, 1: kind, index }) => ({
    path,
    line: text.slice(0, index).split('\n').length,
    sentence: `"${found}": tell the width in ${kind === 'media' ? 'em' : 'rem'}, a sixteenth of the pixels`,
  }));
  return [...widths, ...namelessViolations(path, text)];
}

function namelessViolations(path: string, text: string): Violation[] {
  const found: Violation[] = [];
  transform({
    filename: path,
    code: Buffer.from(text),
    cssModules: true,
    errorRecovery: true,
    visitor: {
      Rule: {
        media: ({ value }) => (value.query.mediaQueries.every(isStill) ? [] : undefined),
        style({ value: { selectors, loc } }) {
          if (!selectors.some(isAboutAnything)) return;
          const sentence = 'what this :has() is about has no name: the whole page is styled anew at each change of it';
          found.push({ path, line: loc.line + 1, sentence });
        },
      },
    },
  });
  return found;
}

/** Paper, and pages without script: nothing changes there. */
function isStill({ qualifier, mediaType, condition }: MediaQuery): boolean {
  if (qualifier === 'not') return false;
  if (mediaType === 'print') return true;
  const feature = condition?.type === 'feature' && condition.value.type === 'plain' ? condition.value : undefined;
  return feature?.name === 'scripting' && feature.value.type === 'ident' && feature.value.value === 'none';
}

/** Whether such a selector looks for what is held somewhere, and may then be about any element. */
function isAboutAnything(selector: Selector): boolean {
  const parts = selector.flatMap((part) =>
    'selector' in part && Array.isArray(part.selector) ? part.selector : [part],
  );
  const about = parts.slice(parts.findLastIndex(({ type }) => type === 'combinator') + 1);
  const isNamed = about.some(({ type }) => ['class', 'id', 'attribute', 'type', 'nesting'].includes(type));
  const looksInside = parts.some((part) => part.type === 'pseudo-class' && part.kind === 'has');
  return (looksInside && !isNamed && parts.length > about.length) || about.flatMap(alternatives).some(isAboutAnything);
}

/** What may stand in place of an `:is()` or a `:where()`. */
function alternatives(part: Selector[number]): readonly Selector[] {
  return part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where') ? part.selectors : [];
}
