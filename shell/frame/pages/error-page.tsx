import { routes } from '@umbral/domain/routes/table.ts';
import { Container } from '@umbral/kit/layout/container.tsx';
import { PageHeading } from '@umbral/kit/layout/page-heading.tsx';
import { linkTexts } from '../link-texts.ts';
import { pageTexts } from './page-texts.ts';
import css from './shell-page.module.css';

const { error: texts } = pageTexts;
const { links } = linkTexts;
const families = [
  { text: links.housing, href: routes.housing.href() },
  { text: links.vis, href: routes.vis.href() },
  { text: links.immediateDelivery, href: routes.immediateDelivery.href() },
  { text: links.gold, href: routes.gold.href() },
];

/** Any error that is not a 404, with links to four listing families [R107]. */
export function ErrorPage() {
  return (
    <Container className={css.page}>
      <PageHeading>{texts.title}</PageHeading>
      <p className={css.lead}>{texts.text}</p>
      <ul className={css.cards}>
        {families.map((family) => (
          <li key={family.href} className={css.card}>
            <a href={family.href} className={css.action}>
              {family.text}
            </a>
          </li>
        ))}
      </ul>
    </Container>
  );
}
