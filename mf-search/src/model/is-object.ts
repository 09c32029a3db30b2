/** Whether something of unknown shape has parts that can be asked for. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
