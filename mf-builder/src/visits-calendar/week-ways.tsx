import { addDays, formatDateShort } from '@umbral/domain/format/format-date.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import css from './visits.module.css';
import { visitsTexts as texts } from './visits-texts.ts';

interface WeekWaysProps {
  /** The Monday (ISO) that is shown. */
  readonly monday: string;
  readonly query: URLSearchParams;
}

/** From week to week, each an address of its own. */
export function WeekWays({ monday, query }: WeekWaysProps) {
  const hrefOf = (week: string | undefined) => {
    const next = new URLSearchParams(query);
    if (week === undefined) next.delete('semana');
    else next.set('semana', week);
    return next.size > 0 ? `${routes.builderVisits.href()}?${next}` : routes.builderVisits.href();
  };
  return (
    <nav aria-label={texts.weeks} className={css.ways}>
      <ButtonLink look="secondary" size="s" href={hrefOf(addDays(monday, -7))}>
        {texts.before}
      </ButtonLink>
      <ButtonLink look="ghost" size="s" href={hrefOf(undefined)}>
        {texts.current}
      </ButtonLink>
      <ButtonLink look="secondary" size="s" href={hrefOf(addDays(monday, 7))}>
        {texts.after}
      </ButtonLink>
      <p className={css.span}>{texts.week(formatDateShort(monday), formatDateShort(addDays(monday, 6)))}</p>
    </nav>
  );
}
