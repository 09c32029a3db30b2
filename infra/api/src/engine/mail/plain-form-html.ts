import { escapeHtml, plainPageHtml } from './link-page-html.ts';

/** A line that is written in a form without script. */
export interface PlainField {
  readonly name: string;
  readonly label: string;
  readonly type: 'email' | 'password' | 'text';
  readonly autoComplete: string;
  readonly minLength?: number;
  /** What was typed before; a password never comes back. */
  readonly value?: string | undefined;
  /** What is wrong with it. */
  readonly wrong?: string | undefined;
}

/** A form of the API's own pages, for browsers without script. */
export interface PlainForm {
  readonly title: string;
  readonly lead?: string;
  /** What is wrong with the whole of it. */
  readonly wrong?: string | undefined;
  readonly action: string;
  readonly hidden?: Readonly<Record<string, string>>;
  readonly fields: readonly PlainField[];
  readonly button: string;
  /** Something else that can be done here, by a button alone. */
  readonly other?: { readonly action: string; readonly button: string };
  /** Other ways on, by their address. */
  readonly ways: Readonly<Record<string, string>>;
}

/** A page with one form, what is wrong with it, and the other ways on. */
export function plainFormPage(form: PlainForm): string {
  const { title, lead, wrong, action, hidden = {}, fields, button, other, ways } = form;
  const inputs = Object.entries(hidden).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const links = Object.entries(ways).map(
    ([href, label]) => `<p><a href="${escapeHtml(href)}">${escapeHtml(label)}</a></p>`,
  );
  return plainPageHtml(
    title,
    `${lead ? `<p>${escapeHtml(lead)}</p>` : ''}${wrong ? `<p class="wrong" role="alert">${escapeHtml(wrong)}</p>` : ''}
<form method="post" action="${escapeHtml(action)}">${inputs.join('')}
${fields.map(fieldHtml).join('\n')}
<p><button type="submit">${escapeHtml(button)}</button></p>
</form>
${other ? `<form method="post" action="${escapeHtml(other.action)}"><p><button type="submit" class="other">${escapeHtml(other.button)}</button></p></form>` : ''}
${links.join('')}`,
  );
}

function fieldHtml({ name, label, type, autoComplete, minLength, value = '', wrong }: PlainField): string {
  const marks = wrong ? ` aria-invalid="true" aria-describedby="${name}-wrong"` : '';
  const least = minLength === undefined ? '' : ` minlength="${minLength}"`;
  const known = type === 'password' ? '' : ` value="${escapeHtml(value)}"`;
  return `<label for="${name}">${escapeHtml(label)}</label>
${wrong ? `<p class="wrong" id="${name}-wrong">${escapeHtml(wrong)}</p>` : ''}
<input type="${type}" id="${name}" name="${name}" autocomplete="${autoComplete}" required${least} maxlength="254"${known}${marks}>`;
}
