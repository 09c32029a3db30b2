/**
 * How long this thread has computed since it began, in milliseconds. Unlike a clock it stands still while other
 * programs have the processor: a busy machine makes answers late, never incomplete.
 */
export function computedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
