/** Keywords that say nothing about values. */
const prose = new Set([
  ...['$schema', '$comment', '~standard', 'id', 'title', 'summary', 'description', 'default', 'example', 'examples'],
  ...['deprecated', 'readOnly', 'writeOnly'],
]);
/** Keywords whose own keys are names, not keywords. */
const maps = new Set(['properties', '$defs']);

/** A JSON Schema without what says nothing about values; formats that we know stand without their long patterns. */
export function slimSchema(node: unknown): unknown {
  return slim(node, false);
}

function slim(node: unknown, isMap: boolean): unknown {
  if (Array.isArray(node)) return node.map((item) => slim(item, false));
  if (typeof node !== 'object' || node === null) return node;
  const kept = Object.entries(node).filter(([key]) => isMap || !isProse(node, key));
  return Object.fromEntries(kept.map(([key, value]) => [key, slim(value, !isMap && maps.has(key))]));
}

function isProse(node: object, key: string): boolean {
  return prose.has(key) || (key === 'pattern' && 'format' in node);
}
