import { getTvHome, listTvSchedule, listTvScheduleOfMonth, type TvSchedule } from '@umbral/domain/api/tv.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { articleCardOf } from '../model/article-card.ts';
import { programmeCardOf } from '../model/programme-card.ts';
import type { TvChoice } from '../model/tv-address.ts';
import { broadcastOf } from '../ui/broadcast.ts';
import type { Schedule, TvData } from './tv-data.ts';

const nextCount = 3;

/** The season, what is on and what comes next, and the schedule of a country and month [B101]. */
export async function loadTv(
  call: CallApi,
  { country, month }: TvChoice,
  signal: AbortSignal,
): Promise<Omit<TvData, 'isSent'>> {
  const query = { country };
  const [home, schedule] = await Promise.all([
    call(getTvHome, { query: { ...query, limit: nextCount } }, { signal }),
    month
      ? call(listTvScheduleOfMonth, { params: { month }, query }, { signal })
      : call(listTvSchedule, { query }, { signal }),
  ]);
  const { on_air, next, programmes, articles } = home.data;
  const now = Date.now();
  return {
    ...(on_air ? { onAir: broadcastOf(on_air, now) } : {}),
    next: next.map((one) => broadcastOf(one, now)),
    programmes: programmes.map(programmeCardOf),
    articles: articles.map(articleCardOf),
    schedule: scheduleOf(schedule, now),
  };
}

function scheduleOf({ data, country, month, months, countries }: TvSchedule, now: number): Schedule {
  return {
    country,
    ...(month ? { month: month.replaceAll('-', '') } : {}),
    months,
    countries,
    broadcasts: data.map((one) => broadcastOf(one, now)),
  };
}
