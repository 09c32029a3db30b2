import { foundOrNothing } from '@umbral/domain/api/found-or-nothing.ts';
import { getTool } from '@umbral/domain/api/guides.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { ToolData } from './tool-data.ts';

/** A tool by its slug or number; nothing for an unknown one [C111]. */
export async function loadTool(call: CallApi, id: string, signal: AbortSignal): Promise<ToolData | undefined> {
  const found = await foundOrNothing(call(getTool, { params: { id } }, { signal }));
  if (!found) return undefined;
  const { slug, title, excerpt, kind, body } = found.data;
  return { slug, title, excerpt, kind, body };
}
