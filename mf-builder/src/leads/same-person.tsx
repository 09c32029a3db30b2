import type { LeadDetail } from '@umbral/domain/api/builder-contacts.ts';
import { formatDateShort } from '@umbral/domain/format/format-date.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { LeadStateTag } from '../ui/lead-state-tag.tsx';
import css from './lead-panel.module.css';
import { panelTexts as texts } from './lead-panel-texts.ts';
import { leadsTexts } from './leads-texts.ts';

/** The other requests of the same address to this builder: grouped, none lost. */
export function SamePerson({ lead: { same_person: others } }: { readonly lead: LeadDetail }) {
  if (others.length === 0) return null;
  return (
    <div className={css.part}>
      <h3 className={css.title}>{texts.samePerson}</h3>
      <ul className={css.others}>
        {others.map(({ id, about, state, created_at }) => (
          <li key={id} className={css.other}>
            <Anchor href={`${routes.builderLeads.href()}?contacto=${id}`}>{about ?? leadsTexts.toBuilder}</Anchor>
            <LeadStateTag state={state} />
            <span className={css.quiet}>{formatDateShort(created_at)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
