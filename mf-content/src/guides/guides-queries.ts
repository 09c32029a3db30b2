import { listGuides } from '@umbral/domain/api/guides.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { guideCardOf } from '../model/guide-card.ts';
import type { GuidesData } from './guides-data.ts';

/** All guides in their order. */
export async function loadGuides(call: CallApi, signal: AbortSignal): Promise<GuidesData> {
  const { data } = await call(listGuides, {}, { signal });
  return { guides: data.map(guideCardOf) };
}
