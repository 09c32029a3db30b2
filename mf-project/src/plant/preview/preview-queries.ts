import { foundOrNothing } from '@umbral/domain/api/found-or-nothing.ts';
import { openPreview } from '@umbral/domain/api/project-previews.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { builderOf } from '../plant-queries.ts';
import { type PreviewData, previewDataOf } from './preview-data.ts';

interface PreviewRequest {
  readonly token: string;
  /** Which typology, from one on. */
  readonly number: number;
  readonly path: string;
  readonly signal: AbortSignal;
}

/** What stands behind a link, or why nothing does any more; nothing for a link that never was. */
export async function loadPreview(
  call: CallApi,
  { token, number, path, signal }: PreviewRequest,
): Promise<PreviewData | undefined> {
  const answer = await foundOrNothing(call(openPreview, { body: { token, number } }, { signal }));
  if (!answer) return undefined;
  const { data } = answer;
  if (data.state === 'ended') return { ended: data.why };
  return previewDataOf(data, { path, builder: await builderOf(data.plant, call, signal), now: Date.now() });
}
