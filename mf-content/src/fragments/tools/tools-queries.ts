import { listTools } from '@umbral/domain/api/guides.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { type ToolCard, toolCardOf } from '../../model/tool-card.ts';
import { toolsOfRow } from '../../model/tool-row.ts';
import type { ToolsProps } from './tools-props.ts';

/** The tools of the row. */
export async function loadToolRow(
  call: CallApi,
  { besides }: ToolsProps,
  signal: AbortSignal,
): Promise<readonly ToolCard[]> {
  const { data } = await call(listTools, {}, { signal });
  return toolsOfRow(data.map(toolCardOf), besides);
}
