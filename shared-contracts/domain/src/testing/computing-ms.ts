/**
 * How long this thread computed for a piece of work, in milliseconds. Unlike a clock it stands still while other
 * programs have the machine, so that a bound on it tells hostile input from a busy day.
 */
export function computingMs(work: () => void): number {
  const began = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(began);
  return (user + system) / 1000;
}
