import { truncate } from '@umbral/domain/format/format.ts';
import { Tooltip } from './tooltip.tsx';

/** A value that is cut where it is long, with the whole of it in a tooltip [B053]. */
export function TruncatedText({ text, maxLength = 20 }: { readonly text: string; readonly maxLength?: number }) {
  if (Array.from(text).length <= maxLength) return text;
  return <Tooltip text={text}>{truncate(text, maxLength)}</Tooltip>;
}
