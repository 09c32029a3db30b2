import { offlineTexts } from './offline-texts.ts';

/** A moment as people say it after "de": "las 10:42", and with its day where that is not today. */
export function keptMoment(at: number, now: number): string {
  // Made here: whoever only reads a name of this page's markup must not pay for the language data.
  const clock = new Intl.DateTimeFormat('es-CO', { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' });
  const day = new Intl.DateTimeFormat('es-CO', { day: 'numeric', month: 'long' });
  const time = `${offlineTexts.banner.today} ${clock.format(at)}`;
  return day.format(at) === day.format(now) ? time : `${time} del ${day.format(at)}`;
}
