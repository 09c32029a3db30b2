import { appointmentKinds, appointmentTimes } from '@umbral/domain/calendar/appointment.ts';
import { bookableDays } from '@umbral/domain/calendar/bookable-days.ts';
import { readOfficeHours } from '@umbral/domain/calendar/office-hours.ts';
import { formatClock, formatWeekday } from '@umbral/domain/format/format-date.ts';
import { escapeHtml, plainPageHtml, wayHome } from '../../engine/mail/link-page-html.ts';
import { appointmentWords } from '../contacts/appointment-words.ts';
import type { AskedVisit } from './visit-queries.ts';
import { visitTexts } from './visit-texts.ts';

const { page: texts } = visitTexts;

/** What the page of a visit shows besides the visit. */
interface VisitPage {
  /** Where its forms post to. */
  readonly action: string;
  /** What became of the form that was sent. */
  readonly answer?: { readonly ok: 0 | 1; readonly message: string } | undefined;
  /** Why nothing can be changed any more. */
  readonly closed?: string | undefined;
  readonly now: Date;
}

/** The page behind the link of a letter: when the visit is, a form that moves it and one that calls it off. */
export function visitPageHtml(visit: AskedVisit, { action, answer, closed, now }: VisitPage): string {
  const when = appointmentWords({
    plant_id: null,
    schedule_date: visit.day,
    schedule_time: visit.time,
    schedule_kind: visit.kind,
  });
  const said = answer
    ? `<p role="${answer.ok ? 'status' : 'alert'}"${answer.ok ? '' : ' class="wrong"'}>${escapeHtml(answer.message)}</p>`
    : '';
  const kept =
    when && visit.state !== 'cancelled' ? `<p>${escapeHtml(standing[visit.state](when, visit.builder))}</p>` : '';
  if (closed) {
    const reason = answer ? '' : `<p>${escapeHtml(closed)}</p>`;
    return plainPageHtml(texts.title(visit.project), said + reason + wayHome);
  }
  const agreement = visit.state === 'proposed' ? agreeForm(visit, action) : '';
  const mover = visit.takesVisits ? moveForm(visit, action, now) : `<p>${escapeHtml(visitTexts.noVisits)}</p>`;
  return plainPageHtml(
    texts.title(visit.project),
    `${said}${kept}${agreement}${mover}<h2>${escapeHtml(texts.cancelTitle)}</h2>
<form method="post" action="${escapeHtml(action)}"><input type="hidden" name="accion" value="cancelar">
<p><button type="submit">${escapeHtml(texts.cancel)}</button></p></form>${wayHome}`,
  );
}

const standing = { asked: texts.now, proposed: texts.proposed, confirmed: texts.confirmed } as const;

/** Names the time that is agreed to: another may have been proposed since the page was shown. */
function agreeForm({ day, time, kind }: AskedVisit, action: string): string {
  const slot = { schedule_date: day ?? '', schedule_time: time ?? '', schedule_kind: kind };
  const named = Object.entries(slot).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  return `<form method="post" action="${escapeHtml(action)}"><input type="hidden" name="accion" value="aceptar">${named.join('')}
<p><button type="submit">${escapeHtml(texts.agree)}</button></p></form><h2>${escapeHtml(texts.otherTitle)}</h2>`;
}

/** The page of a link that leads to no visit. */
export function noVisitHtml(): string {
  return plainPageHtml(texts.gone, `<p>${escapeHtml(texts.goneText)}</p>${wayHome}`);
}

function moveForm(visit: AskedVisit, action: string, now: Date): string {
  const days = bookableDays(now, readOfficeHours(visit.officeHours ?? ''));
  const dayOptions = days.map(({ day }) => option(day, formatWeekday(day), visit.day));
  const timeOptions = appointmentTimes.map((time) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    return option(time, formatClock(hours, minutes), visit.time);
  });
  const kinds = appointmentKinds.map(
    (kind) =>
      `<label><input type="radio" name="schedule_kind" value="${kind}"${kind === visit.kind ? ' checked' : ''}>${escapeHtml(texts.kinds[kind])}</label>`,
  );
  return `<form method="post" action="${escapeHtml(action)}"><input type="hidden" name="accion" value="mover">
<label for="schedule_date">${escapeHtml(texts.day)}</label>
<select id="schedule_date" name="schedule_date" required>${dayOptions.join('')}</select>
<label for="schedule_time">${escapeHtml(texts.time)}</label>
<select id="schedule_time" name="schedule_time" required>${timeOptions.join('')}</select>
<fieldset><legend>${escapeHtml(texts.kind)}</legend>${kinds.join('')}</fieldset>
<p><button type="submit">${escapeHtml(texts.move)}</button></p></form>`;
}

function option(value: string, label: string, chosen: string | null): string {
  return `<option value="${value}"${value === chosen ? ' selected' : ''}>${escapeHtml(label)}</option>`;
}
