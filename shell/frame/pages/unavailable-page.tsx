import { Container } from '@umbral/kit/layout/container.tsx';
import { PageHeading } from '@umbral/kit/layout/page-heading.tsx';
import { pageTexts } from './page-texts.ts';
import css from './shell-page.module.css';

const texts = pageTexts.unavailable;

/** Stands where a remote could not be drawn; the browser gives it a second chance in the same slot. */
export function UnavailablePage() {
  return (
    <Container className={css.page}>
      <PageHeading>{texts.title}</PageHeading>
      <p className={css.lead}>{texts.text}</p>
      <p>
        <a href="?" className={css.action}>
          {texts.retry}
        </a>
      </p>
    </Container>
  );
}
