import type { ReactNode } from 'react';
import { Container } from 'shared-contracts/ui/container.tsx';
import { CotaRule } from 'shared-contracts/ui/cota-rule.tsx';
import { PageHeading } from 'shared-contracts/ui/page-heading.tsx';
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
