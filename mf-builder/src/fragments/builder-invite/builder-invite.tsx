import { routes } from '@umbral/domain/routes/table.ts';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { texts } from '../../texts.ts';
import css from './builder-invite.module.css';

const labels = texts.invite;

/** One sentence for builders among all those for buyers. */
export function BuilderInvite() {
  return (
    <section className={css.band} aria-labelledby="builder-invite">
      <div>
        <h2 id="builder-invite" className={css.title}>
          {labels.title}
        </h2>
        <p className={css.text}>{labels.text}</p>
      </div>
      <ButtonLink look="secondary" href={routes.builderLogin.href()}>
        {labels.action}
      </ButtonLink>
    </section>
  );
}
