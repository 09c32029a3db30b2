/** A reason why something local cannot start, told in one sentence that a newcomer can act upon. */
export class StartProblem extends Error {
  override name = 'StartProblem';
}

/** The `code` of a system error (`ENOENT`, `EACCES` …), or an empty string for anything else. */
export function systemCode(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}
