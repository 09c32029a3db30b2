import { Container } from '@umbral/kit/layout/container.tsx';
import { CotaRule } from '@umbral/kit/layout/cota-rule.tsx';
import { PageHeading } from '@umbral/kit/layout/page-heading.tsx';
import type { ReactNode } from 'react';
import css from './sign-sheet.module.css';

interface SignSheetProps {
  readonly title: string;
  readonly intro: string;
  /** What has happened, between the heading and the form. */
  readonly notice?: ReactNode;
  readonly children: ReactNode;
}

/** One form in the middle of a page. */
export function SignSheet({ title, intro, notice, children }: SignSheetProps) {
  return (
    <Container className={css.page}>
      <div className={css.sheet}>
        <PageHeading>{title}</PageHeading>
        <p className={css.intro}>{intro}</p>
        <CotaRule />
        {notice && <div className={css.notice}>{notice}</div>}
        <div className={css.form}>{children}</div>
      </div>
    </Container>
  );
}
