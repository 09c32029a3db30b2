import type { AccountCounts } from '@umbral/domain/api/account.ts';
import { Container } from '@umbral/kit/layout/container.tsx';
import { PageHeading } from '@umbral/kit/layout/page-heading.tsx';
import { Tabs } from '@umbral/kit/layout/tabs.tsx';
import { useLoaderData } from '@umbral/protocol/router/router.ts';
import type { ReactNode } from 'react';
import { accountTexts } from '../texts/account-texts.ts';
import css from './account-frame.module.css';
import { type AccountScreen, type AccountScreenKey, accountScreens } from './account-screens.ts';
import { EmailNotice } from './email-notice.tsx';
import type { OwnerData } from './owner-data.ts';

interface AccountFrameProps {
  readonly screen: AccountScreenKey;
  readonly counts: AccountCounts;
  readonly title: string;
  /** Figures or a sentence under the title. */
  readonly lead?: ReactNode;
  /** Beside the title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** What stands around every screen of the account: its title, and the ways to the others with how much each keeps. */
export function AccountFrame({ screen, counts, title, lead, action, children }: AccountFrameProps) {
  const { isEmailProven } = useLoaderData<OwnerData<unknown>>();
  const tabs = Object.entries<AccountScreen>(accountScreens).map(([key, { href, label, count }]) => ({
    href,
    label,
    count: count?.(counts),
    isCurrent: key === screen,
  }));
  return (
    <Container className={css.page}>
      {isEmailProven === false && <EmailNotice />}
      <Tabs label={accountTexts.tabs} tabs={tabs} />
      <PageHeading lead={lead} action={action}>
        {title}
      </PageHeading>
      {children}
    </Container>
  );
}
