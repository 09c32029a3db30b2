import type { LeadDetail } from '@umbral/domain/api/builder-contacts.ts';
import { contactWindows } from '@umbral/domain/contact/contact-manner.ts';
import { contactWindowLabels } from '@umbral/domain/contact/contact-manner-words.ts';
import { formatDate, formatTime } from '@umbral/domain/format/format-date.ts';
import { spell } from '@umbral/domain/format/spell.ts';
import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { Accordion } from '@umbral/kit/layout/accordion.tsx';
import { useCurrency } from '@umbral/kit/remote/use-currency.ts';
import css from './lead-panel.module.css';
import { panelTexts as texts } from './lead-panel-texts.ts';
import { leadsTexts } from './leads-texts.ts';

/** What the person asked for, as it was seen then, and what was agreed to. */
export function LeadAsked({ lead }: { readonly lead: LeadDetail }) {
  const currency = useCurrency();
  const { project, plant_title: plant, plant_price: price, path, consent } = lead;
  const rows: readonly (readonly [string, string | null])[] = [
    [texts.project, project?.title ?? leadsTexts.toBuilder],
    [texts.plant, plant],
    [texts.price, price === null ? null : spell(price, currency)],
    [texts.residence, lead.residence],
    [texts.window, windowOf(lead.preferred_window)],
    [texts.origin, lead.origin],
    [texts.received, `${formatDate(lead.created_at)}, ${formatTime(lead.created_at)}`],
  ];
  return (
    <div className={css.part}>
      <h3 className={css.title}>{texts.asked}</h3>
      <blockquote className={css.message}>{lead.message ?? texts.noMessage}</blockquote>
      <dl className={css.rows}>
        {rows.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{label === texts.plant && path ? <Anchor href={path}>{value}</Anchor> : value}</dd>
              </div>
            ),
        )}
      </dl>
      <Accordion summary={texts.consent}>
        <p className={css.quiet}>{consent.sentence}</p>
        <p className={css.quiet}>{texts.consentAt(formatDate(consent.at))}</p>
      </Accordion>
    </div>
  );
}

/** Hours of contact in words; what older requests hold stays as it is. */
function windowOf(stored: string | null): string | null {
  const known = contactWindows.find((window) => window === stored);
  return known ? contactWindowLabels[known] : stored;
}
