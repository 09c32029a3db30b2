import { routes } from '@umbral/domain/routes/table.ts';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { ChipRow, LinkChip } from '@umbral/kit/actions/chip.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { pageHref } from '../model/fair-address.ts';
import type { FairCard } from '../model/fair-card.ts';
import { ownHomeHref } from '../model/own-home.ts';
import { ownHomeTexts as texts } from '../texts/own-home-texts.ts';
import { texts as fairTexts } from '../texts.ts';
import { FairProjects } from '../ui/fair-projects.tsx';
import css from './own-home.module.css';
import type { Edition, OwnHomeData } from './own-home-data.ts';

interface OwnHomeProjectsProps {
  readonly data: OwnHomeData;
  readonly edition: Edition;
}

/** A page of the edition's homes, whole or of one city, with the ways to the cities; of an edition that does not run, why there are none. */
export function OwnHomeProjects({ data, edition: { fair, projects } }: OwnHomeProjectsProps) {
  const { city, cities, editions } = data;
  if (!projects) return <NotForSale fair={fair} />;
  const path = ownHomeHref(fair, editions, city?.slug);
  return (
    <section aria-labelledby="proyectos" className={css.section}>
      <SectionHeading id="proyectos" lead={fairTexts.fair.projects(projects.total)}>
        {city ? texts.projectsIn(city.name) : texts.projects}
      </SectionHeading>
      <Cities cities={cities} city={city} />
      {projects.total === 0 ? (
        <NoHomes city={city} />
      ) : (
        <FairProjects projects={projects} hrefOf={(page) => pageHref(path, page)} />
      )}
    </section>
  );
}

/** Homes belong to an edition while it runs; what is still on offer is found where everything is. */
function NotForSale({ fair: { isComing } }: { readonly fair: FairCard }) {
  return (
    <section aria-labelledby="proyectos" className={css.section}>
      <SectionHeading id="proyectos">{texts.projects}</SectionHeading>
      <EmptyState
        title={isComing ? texts.notYet : texts.noLonger}
        headingLevel={3}
        actions={
          <>
            <ButtonLink href={routes.vis.href()}>{texts.seeVis}</ButtonLink>
            <ButtonLink look="secondary" href={routes.fairs.href()}>
              {texts.seeFairs}
            </ButtonLink>
          </>
        }
      >
        {isComing ? texts.notYetHint : texts.noLongerHint}
      </EmptyState>
    </section>
  );
}

function Cities({ cities, city }: Pick<OwnHomeData, 'cities' | 'city'>) {
  return (
    <nav aria-label={texts.cities}>
      <ChipRow flow="scroll">
        <LinkChip href={routes.ownHomeFair.href()} isSelected={city === null}>
          {texts.everywhere}
        </LinkChip>
        {cities.map(({ name, slug, projects }) => (
          <LinkChip
            key={slug}
            href={routes.ownHomeFairByCity.href({ city: slug })}
            isSelected={slug === city?.slug}
            count={String(projects)}
          >
            {name}
          </LinkChip>
        ))}
      </ChipRow>
    </nav>
  );
}

function NoHomes({ city }: Pick<OwnHomeData, 'city'>) {
  return (
    <EmptyState
      title={texts.empty}
      headingLevel={3}
      actions={<ButtonLink href={routes.ownHomeFair.href()}>{texts.seeAll}</ButtonLink>}
    >
      {city ? texts.emptyHint(city.name) : texts.emptyFair}
    </EmptyState>
  );
}
