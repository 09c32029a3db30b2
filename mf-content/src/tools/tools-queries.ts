import { listTools } from '@umbral/domain/api/guides.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { toolCardOf } from '../model/tool-card.ts';
import { toolsOfRow } from '../model/tool-row.ts';
import type { ToolsData } from './tools-data.ts';

/** All tools in their order [C110]. */
export async function loadTools(call: CallApi, signal: AbortSignal): Promise<ToolsData> {
  const { data } = await call(listTools, {}, { signal });
  return { tools: toolsOfRow(data.map(toolCardOf)) };
}
