import { routes } from '@umbral/domain/routes/table.ts';
import { Container } from '@umbral/kit/layout/container.tsx';
import { PageHeading } from '@umbral/kit/layout/page-heading.tsx';
import { pageTexts } from './page-texts.ts';
import css from './shell-page.module.css';

const texts = pageTexts.notFound;
const cards = [
  { ...texts.cards.projects, href: routes.housing.href() },
  { ...texts.cards.blog, href: routes.news.href() },
  { ...texts.cards.tools, href: routes.tools.href() },
  { ...texts.cards.guides, href: routes.guides.href() },
];

/** The general 404 with its four ways on [R105]; `message` says what was wrong with the address, where that is known. */
export function NotFoundPage({ message }: { readonly message?: string }) {
  return (
    <Container className={css.page}>
      <PageHeading>{texts.title}</PageHeading>
      {message && <p className={css.lead}>{message}</p>}
      <p className={css.lead}>{texts.text}</p>
      <h2 className={css.options}>{texts.options}</h2>
      <ul className={css.cards}>
        {cards.map((card) => (
          <li key={card.href} className={css.card}>
            <h3>{card.title}</h3>
            <p>{card.text}</p>
            <a href={card.href} className={css.action}>
              {card.action}
            </a>
          </li>
        ))}
      </ul>
    </Container>
  );
}
