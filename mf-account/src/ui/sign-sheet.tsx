import { Container } from '@umbral/kit/layout/container.tsx';
import { CotaRule } from '@umbral/kit/layout/cota-rule.tsx';
import { PageHeading } from '@umbral/kit/layout/page-heading.tsx';
import type { ReactNode } from 'react';
import css from './sign-sheet.module.css';

interface SignSheetProps {
  readonly title: string;
  readonly intro: string;
  readonly children: ReactNode;
}

/** One form in the middle of a page. */
export function SignSheet({ title, intro, children }: SignSheetProps) {
  return (
    <Container className={css.page}>
      <div className={css.sheet}>
        <PageHeading>{title}</PageHeading>
        <p className={css.intro}>{intro}</p>
        <CotaRule />
        <div className={css.form}>{children}</div>
      </div>
    </Container>
  );
}
