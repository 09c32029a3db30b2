import type { RichText } from '@umbral/domain/editorial/rich-text.ts';

/** The main headings of a text that can be linked to, in their order. */
export function headingsOf(body: RichText): { id: string; title: string }[] {
  return body.flatMap((block) =>
    block.type === 'heading' && block.level === 2 && block.id ? [{ id: block.id, title: block.text }] : [],
  );
}
