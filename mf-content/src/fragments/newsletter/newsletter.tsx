import { CotaRule } from '@umbral/kit/layout/cota-rule.tsx';
import { Icon } from '@umbral/kit/media/icon.tsx';
import { checkIcon } from '@umbral/kit/media/icons.ts';
import { useId } from 'react';
import { newsletterAnchor } from '../../model/newsletter-anchor.ts';
import { newsletterTexts as texts } from '../../texts/newsletter-texts.ts';
import css from './newsletter.module.css';
import type { NewsletterChoices } from './newsletter-data.ts';
import { NewsletterForm } from './newsletter-form.tsx';

/** What the newsletter brings, beside the form that joins it [B067]. */
export function Newsletter({ data }: { readonly data: NewsletterChoices }) {
  const titleId = useId();
  return (
    <section id={newsletterAnchor} aria-labelledby={titleId} className={css.newsletter}>
      <div className={css.words}>
        <h2 id={titleId} className={css.title}>
          {texts.title}
        </h2>
        <p className={css.lead}>{texts.lead}</p>
        <CotaRule />
        <ul className={css.promises}>
          {texts.promises.map((promise) => (
            <li key={promise} className={css.promise}>
              <Icon of={checkIcon} size="s" />
              {promise}
            </li>
          ))}
        </ul>
      </div>
      <NewsletterForm choices={data} />
    </section>
  );
}
