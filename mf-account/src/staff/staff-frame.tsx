import type { Role } from '@umbral/domain/vocabulary/vocabulary.ts';
import { Container } from '@umbral/kit/layout/container.tsx';
import { PageHeading } from '@umbral/kit/layout/page-heading.tsx';
import { Tabs } from '@umbral/kit/layout/tabs.tsx';
import type { ReactNode } from 'react';
import { staffTexts } from '../texts/staff-texts.ts';
import css from './staff.module.css';
import { type StaffScreenKey, staffScreens } from './staff-screens.ts';

interface StaffFrameProps {
  readonly screen: StaffScreenKey;
  readonly roles: readonly Role[];
  readonly title: string;
  readonly lead?: ReactNode;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** What stands around every screen of staff: its title, and the ways to the others that the same roles may see. */
export function StaffFrame({ screen, roles, title, lead, action, children }: StaffFrameProps) {
  const tabs = Object.entries(staffScreens)
    .filter(([, { roles: allowed }]) => allowed.some((role) => roles.includes(role)))
    .map(([key, { href, label }]) => ({ href, label, isCurrent: key === screen }));
  return (
    <Container className={css.page}>
      {tabs.length > 1 && <Tabs label={staffTexts.tabs} tabs={tabs} />}
      <PageHeading lead={lead} action={action}>
        {title}
      </PageHeading>
      {children}
    </Container>
  );
}
