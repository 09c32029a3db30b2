import type { UnitWatch } from '@umbral/domain/api/unit-watches.ts';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { ownWatchesTexts as texts } from '../texts/own-watches-texts.ts';
import { useListFocus } from '../ui/use-list-focus.ts';
import css from './alerts.module.css';
import { EndWatch } from './end-watch.tsx';

const nameOf = ({ home, tower }: UnitWatch) => (tower ? `${home}, ${tower}` : home);

/** The taken homes that the person is told of once they are free again; nothing where there are none. */
export function OwnWatches({ watches }: { readonly watches: readonly UnitWatch[] }) {
  const list = useListFocus<HTMLUListElement>(watches.length);
  if (watches.length === 0) return null;
  return (
    <section aria-labelledby="inmuebles-que-esperas" className={css.watches}>
      <SectionHeading id="inmuebles-que-esperas" lead={texts.lead}>
        {texts.title}
      </SectionHeading>
      <ul ref={list} tabIndex={-1} className={css.list} aria-labelledby="inmuebles-que-esperas">
        {watches.map((watch) => (
          <li key={watch.id}>
            <WatchCard watch={watch} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function WatchCard({ watch }: { readonly watch: UnitWatch }) {
  const { id, project, place, path, is_confirmed: isConfirmed, created_at: createdAt } = watch;
  const name = nameOf(watch);
  return (
    <article className={css.card}>
      <header className={css.head}>
        <h3 className={css.name}>{name}</h3>
        {!isConfirmed && (
          <div className={css.state}>
            <p className={`${css.mark} ${css.isOff}`}>{texts.unconfirmed}</p>
            <p className={css.hint}>{texts.unconfirmedHint}</p>
          </div>
        )}
      </header>
      <p className={css.facts}>
        <strong>{texts.of(project, place)}</strong>
        <span>{texts.since(createdAt)}</span>
      </p>
      <div className={css.actions}>
        <ButtonLink look="secondary" size="s" href={path} aria-label={texts.seeNamed(name)}>
          {texts.see}
        </ButtonLink>
        <EndWatch id={id} name={name} />
      </div>
    </article>
  );
}
