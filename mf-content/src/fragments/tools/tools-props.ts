/** The page that the row stands on, which it does not lead to. */
export interface ToolsProps {
  readonly besides?: string;
}

/** Reads the props of whoever embeds the row; without a page it shows every tool. */
export function parseToolsProps(value: unknown): ToolsProps {
  if (typeof value !== 'object' || value === null || !('besides' in value)) return {};
  return typeof value.besides === 'string' ? { besides: value.besides } : {};
}
