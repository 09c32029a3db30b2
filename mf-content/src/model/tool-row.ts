import type { ToolCard } from './tool-card.ts';

/** The most tools that a row shows. */
const most = 8;

/** The tools of a row in their order, without the one whose page it stands on. */
export function toolsOfRow(tools: readonly ToolCard[], besides?: string): readonly ToolCard[] {
  return tools.filter(({ href }) => href !== besides).slice(0, most);
}
