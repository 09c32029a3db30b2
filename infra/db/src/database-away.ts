/** Classes and codes of SQLSTATE: the connection, a server that starts, stops or was killed, no room for one more. */
const awayStates = /^(08...|57P0[1-5]|53300)$/;
const awayCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);
/** What `pg` itself says of a connection that broke or could not be had; it gives these errors no code. */
const awaySentences =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether an error means that the database is out of reach for now, and not that a statement is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // The socket of a server that does not run is missing.
  const isMissingSocket = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
  return awayStates.test(code) || awayCodes.has(code) || isMissingSocket || awaySentences.test(error.message);
}
