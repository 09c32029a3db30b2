import { Tabs } from '@umbral/kit/layout/tabs.tsx';
import { ErrorState } from '@umbral/kit/states/error-state.tsx';
import { useLoaderData, useRevalidator, useSearchParams } from '@umbral/protocol/router/router.ts';
import { StaffFrame } from '../staff/staff-frame.tsx';
import { surveyResultsTexts as texts } from '../texts/survey-results-texts.ts';
import { BuildersPart } from './builders-part.tsx';
import { type PartKey, partHref, partOf, parts, sourceOf } from './parts.ts';
import { PortalPart } from './portal-part.tsx';
import { ShortPart } from './short-part.tsx';
import type { ResultsData } from './survey-results-queries.ts';
import type { loader } from './survey-results-route.ts';
import { WordsPart } from './words-part.tsx';

const keys = Object.keys(parts).filter((key): key is PartKey => Object.hasOwn(parts, key));

/** What the surveys say together: the portal, what was written, the builders, the short ones [R127]. */
export function SurveyResultsPage() {
  const { own, roles } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const [query] = useSearchParams();
  const asked = partOf(query);
  const tabs = keys.map((key) => ({ href: partHref(key), label: texts.parts[key], isCurrent: key === asked }));
  return (
    <StaffFrame screen="surveys" roles={roles} title={texts.title} lead={texts.lead}>
      <Tabs label={texts.partsLabel} tabs={tabs} />
      {own ? (
        <Part own={own} query={query} />
      ) : (
        <ErrorState text={texts.unreadable} onRetry={() => void revalidate()} />
      )}
    </StaffFrame>
  );
}

function Part({ own, query }: { readonly own: ResultsData; readonly query: URLSearchParams }) {
  switch (own.part) {
    case 'portal':
      return <PortalPart results={own.portal} />;
    case 'words':
      return <WordsPart page={own.words} source={sourceOf(query)} />;
    case 'builders':
      return <BuildersPart page={own.builders} />;
    case 'short':
      return <ShortPart surveys={own.short} />;
  }
}
