import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { Container } from '@umbral/kit/layout/container.tsx';
import { CotaRule } from '@umbral/kit/layout/cota-rule.tsx';
import { Notice } from '@umbral/kit/states/notice.tsx';
import css from './thanks.module.css';

interface ThanksProps {
  readonly heading: string;
  /** What has arrived. */
  readonly sent: string;
  /** What happens next. */
  readonly lead: string;
  readonly meanwhile: string;
  /** Ways on, the first one stands out. */
  readonly ways: readonly { readonly href: string; readonly label: string }[];
}

/** A form has arrived: what happens next, and ways on until then. */
export function Thanks({ heading, sent, lead, meanwhile, ways }: ThanksProps) {
  return (
    <Container className={css.thanks}>
      <h1 tabIndex={-1} className={css.title}>
        {heading}
      </h1>
      <Notice tone="success">{sent}</Notice>
      <p className={css.lead}>{lead}</p>
      <CotaRule className={css.cota}>{meanwhile}</CotaRule>
      <div className={css.ways}>
        {ways.map(({ href, label }, index) => (
          <ButtonLink key={href} href={href} look={index === 0 ? undefined : 'secondary'}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </Container>
  );
}
