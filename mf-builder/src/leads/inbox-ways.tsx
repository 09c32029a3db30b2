import { routes } from '@umbral/domain/routes/table.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { PostedForm } from '@umbral/kit/form/posted-form.tsx';
import { calendarIcon } from '@umbral/kit/media/icons.ts';
import { fieldsOf } from './lead-address.ts';
import css from './leads.module.css';
import type { LeadsData } from './leads-queries.ts';
import { leadsTexts as texts } from './leads-texts.ts';

/** From the inbox to the calendar, and the sheet of what the filter shows: the browser itself takes the file. */
export function InboxWays({ of, query }: { readonly of: LeadsData; readonly query: URLSearchParams }) {
  const chosen = query.get('constructora');
  const calendar = chosen ? `${routes.builderVisits.href()}?constructora=${chosen}` : routes.builderVisits.href();
  return (
    <div className={css.ways}>
      <ButtonLink href={calendar} look="secondary" icon={calendarIcon}>
        {texts.visits}
      </ButtonLink>
      {of.inbox.total > 0 && (
        <PostedForm path={`/constructoras/id/${of.builder.id}/contactos/exportar`}>
          {fieldsOf(of.filter).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" look="ghost" title={texts.exportHint}>
            {texts.export}
          </Button>
        </PostedForm>
      )}
    </div>
  );
}
