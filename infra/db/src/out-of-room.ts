/** PostgreSQL's SQLSTATE `disk_full`, and what the file system says. */
const codes = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** Whether something could not be kept because a disk is full. */
export function isOutOfRoom(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.has(error.code);
}
