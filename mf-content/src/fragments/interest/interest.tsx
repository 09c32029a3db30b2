import { routes } from '@umbral/domain/routes/table.ts';
import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { Icon } from '@umbral/kit/media/icon.tsx';
import { arrowRightIcon, calculatorIcon, calendarIcon, imageIcon, planIcon } from '@umbral/kit/media/icons.ts';
import { useId } from 'react';
import { interestTexts as texts } from '../../texts/interest-texts.ts';
import css from './interest.module.css';

/** The four that the product names. */
const blocks = [
  { ...texts.guides, icon: planIcon, href: routes.guides.href() },
  { ...texts.tools, icon: calculatorIcon, href: routes.tools.href() },
  { ...texts.magazine, icon: imageIcon, href: routes.magazine.href() },
  { ...texts.events, icon: calendarIcon, href: routes.events.href() },
] as const;

/** "Te puede interesar": ways into the rest of the portal [M052]. */
export function Interest() {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <SectionHeading id={titleId}>{texts.title}</SectionHeading>
      <ul className={css.blocks}>
        {blocks.map(({ title, text, icon, href }) => (
          <li key={href} className={css.block}>
            <span className={css.icon}>
              <Icon of={icon} size="l" />
            </span>
            <h3 className={css.title}>
              <Anchor href={href} className={css.link}>
                {title}
              </Anchor>
            </h3>
            <p className={css.text}>{text}</p>
            <span className={css.arrow}>
              <Icon of={arrowRightIcon} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
