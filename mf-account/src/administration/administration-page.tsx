import { Tabs } from '@umbral/kit/layout/tabs.tsx';
import { useLoaderData, useSearchParams } from '@umbral/protocol/router/router.ts';
import { StaffFrame } from '../staff/staff-frame.tsx';
import { administrationTexts as texts } from '../texts/administration-texts.ts';
import type { AdministrationData } from './administration-queries.ts';
import type { loader } from './administration-route.ts';
import { CommentsSection } from './comments-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { personOf } from './list-asked.ts';
import { PeopleSection } from './people-section.tsx';
import { PortalContactsSection } from './portal-contacts-section.tsx';
import { ProjectsSection } from './projects-section.tsx';
import { RequestsSection } from './requests-section.tsx';
import { type SectionKey, sectionHref, sectionOf, sectionsFor } from './sections.ts';
import { SecuritySection } from './security-section.tsx';
import { SpecificationsSection } from './specifications-section.tsx';

/** Projects, specifications, requests, contacts of the portal, comments, people, security and contacts, each at its own address [R076, B145]. */
export function AdministrationPage() {
  const { own, roles, userId } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const section = sectionOf(query, roles);
  const tabs = sectionsFor(roles).map((key) => ({
    href: sectionHref(key),
    label: texts.sections[key],
    isCurrent: key === section,
  }));
  return (
    <StaffFrame screen="administration" roles={roles} title={texts.title}>
      {tabs.length > 1 && <Tabs label={texts.sectionsLabel} tabs={tabs} />}
      <Section key={section} section={section} own={own} userId={userId} person={personOf(query)} />
    </StaffFrame>
  );
}

interface SectionProps {
  readonly section: SectionKey;
  readonly own: AdministrationData | null;
  readonly userId: number;
  readonly person: number | undefined;
}

function Section({ section, own, userId, person }: SectionProps) {
  switch (section) {
    case 'projects':
      return <ProjectsSection given={own?.projects ?? null} options={own?.options} />;
    case 'specifications':
      return <SpecificationsSection given={own?.specifications ?? null} />;
    case 'requests':
      return <RequestsSection given={own?.requests ?? null} />;
    case 'contacts':
      return <PortalContactsSection given={own?.contacts ?? null} />;
    case 'comments':
      return <CommentsSection given={own?.comments ?? null} />;
    case 'people':
      return <PeopleSection userId={userId} />;
    case 'security':
      return <SecuritySection key={person} given={own?.events ?? null} person={person} />;
    default:
      return <ContactSection />;
  }
}
