import type { RichText, TextBlock } from '@umbral/domain/editorial/rich-text.ts';

const wordsPerMinute = 200;

/** How long an adult reads, whole minutes, one at least. */
export function readingMinutes(bodies: readonly RichText[]): number {
  const words = bodies.flat().map(textOf).join(' ').split(/\s+/).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}

function textOf(block: TextBlock): string {
  switch (block.type) {
    case 'heading':
    case 'quote':
      return block.text;
    case 'list':
      return block.items.flat().map(plain).join(' ');
    case 'table':
      return block.rows.flat().join(' ');
    case 'image':
      return block.caption ?? '';
    default:
      return block.runs.map(plain).join('');
  }
}

const plain = ({ text }: { readonly text: string }) => text;
