import { filterLabels } from '@umbral/domain/filters/filter-labels.ts';
import type { AlertPayload, PlaceNames } from '@umbral/domain/people/alert.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { escapeHtml, plainPageHtml } from '../../engine/mail/link-page-html.ts';
import { alertFormTexts as texts } from './alert-form-texts.ts';

/** What the form of an alert shows. */
export interface AlertFormPage {
  filters: AlertPayload['filters'];
  places: PlaceNames;
  /** The listing that it was opened from. */
  back: string;
  action: string;
  /** Address of the signed-in person: the form asks nobody for what is known. */
  known?: string | undefined;
  /** What was typed before something was wrong. */
  email?: string | undefined;
  wrong?: string | undefined;
}

/** The form of an alert for browsers without script: what is watched, how often, and for whom. */
export function alertFormPage(page: AlertFormPage): string {
  const { filters, places, back, action, known, wrong } = page;
  const labels = filterLabels(filters, places);
  const watched =
    labels.length > 0 ? `<ul>${labels.map((label) => `<li>${escapeHtml(label)}</li>`).join('')}</ul>` : '';
  return plainPageHtml(
    texts.title,
    `<p>${escapeHtml(texts.lead)}</p>${watched}
${wrong ? `<p class="wrong" role="alert">${escapeHtml(wrong)}</p>` : ''}
<form method="post" action="${escapeHtml(action)}">
<input type="hidden" name="filtros" value="${escapeHtml(JSON.stringify(filters))}">
<input type="hidden" name="volver" value="${escapeHtml(back)}">
<fieldset><legend>${escapeHtml(texts.frequency)}</legend>${frequencies()}</fieldset>
${known ? `<p>${escapeHtml(texts.known(known))}</p>` : anonymousFields(page)}
<p><button type="submit">${escapeHtml(texts.save)}</button></p>
</form>
<p>${escapeHtml(texts.quiet)}</p>
<p><a href="${escapeHtml(back)}">${escapeHtml(texts.back)}</a></p>`,
  );
}

/** Says that the alert was saved, and leads back to the listing. */
export function alertSavedPage(back: string, isMember: boolean): string {
  return plainPageHtml(
    texts.savedTitle,
    `<p>${escapeHtml(isMember ? texts.saved : texts.confirm)}</p>
<p><a href="${escapeHtml(back)}">${escapeHtml(texts.back)}</a></p>`,
  );
}

function frequencies(): string {
  return Object.entries(texts.frequencies)
    .map(
      ([value, label]) =>
        `<label><input type="radio" name="frequency" value="${value}"${value === 'weekly' ? ' checked' : ''}>${escapeHtml(label)}</label>`,
    )
    .join('');
}

function anonymousFields({ email = '' }: AlertFormPage): string {
  return `<label for="email">${escapeHtml(texts.email)}</label>
<input type="email" id="email" name="email" autocomplete="email" required maxlength="254" value="${escapeHtml(email)}">
<label class="check"><input type="checkbox" name="agree_terms" value="S" required><span>${escapeHtml(texts.consent)}
<a href="${routes.habeasData.href()}">${escapeHtml(texts.policy)}</a>.</span></label>`;
}
