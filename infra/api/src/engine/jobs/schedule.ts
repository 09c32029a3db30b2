/** When a job is due. Times are those of Bogotá. */
export type Schedule = { readonly everyMinutes: number } | DailySchedule;

interface DailySchedule {
  /** `HH:MM` on the clocks of Bogotá. */
  readonly dailyAt: string;
  /** Only on these days: 0 is Sunday. All by default. */
  readonly weekdays?: readonly number[];
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** America/Bogota is UTC-5 all year round. */
const bogotaOffsetMs = -5 * 60 * minuteMs;

/** The last moment up to now at which a job was due. Periods are counted from midnight, so that all processes agree. */
export function latestSlot(schedule: Schedule, now: Date): Date {
  const local = now.getTime() + bogotaOffsetMs;
  if ('everyMinutes' in schedule) {
    const periodMs = schedule.everyMinutes * minuteMs;
    return new Date(Math.floor(local / periodMs) * periodMs - bogotaOffsetMs);
  }
  return latestDaily(schedule, local);
}

function latestDaily({ dailyAt, weekdays }: DailySchedule, local: number): Date {
  const [hours = 0, minutes = 0] = dailyAt.split(':').map(Number);
  const timeMs = (hours * 60 + minutes) * minuteMs;
  let slot = Math.floor(local / dayMs) * dayMs + timeMs;
  if (slot > local) slot -= dayMs;
  // A week holds every weekday, so this ends.
  while (weekdays && weekdays.length > 0 && !weekdays.includes(new Date(slot).getUTCDay())) slot -= dayMs;
  return new Date(slot - bogotaOffsetMs);
}
