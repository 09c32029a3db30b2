import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { ListedPlant } from '@umbral/kit/cards/listed-plant.tsx';
import { Breadcrumbs } from '@umbral/kit/layout/breadcrumbs.tsx';
import { CardGrid } from '@umbral/kit/layout/card-grid.tsx';
import { Container } from '@umbral/kit/layout/container.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { calendarIcon } from '@umbral/kit/media/icons.ts';
import { Picture } from '@umbral/kit/media/picture.tsx';
import { useLoaderData } from '@umbral/protocol/router/router.ts';
import { scheduleHref } from '../model/tv-address.ts';
import { programmeTexts as texts, tvTexts } from '../texts/tv-texts.ts';
import { BroadcastList } from '../ui/broadcast-list.tsx';
import { FilmPlayer } from '../ui/film-player.tsx';
import { newsSizes } from '../ui/news-sizes.ts';
import { RichText } from '../ui/rich-text.tsx';
import css from './programme.module.css';
import { type ProgrammeData, programmeCrumbs } from './programme-data.ts';
import type { loader } from './programme-route.ts';

const projectsId = 'proyectos';

/** A programme: its film or cover, its episodes, when it is on, and its projects [R069, B101]. */
export function ProgrammePage() {
  const programme = useLoaderData<typeof loader>();
  return (
    <Container className={css.page}>
      <Breadcrumbs crumbs={programmeCrumbs(programme)} />
      <Header programme={programme} />
      <div className={css.columns}>
        <Episodes programme={programme} />
        <section aria-labelledby="broadcasts">
          <SectionHeading id="broadcasts">{texts.broadcasts}</SectionHeading>
          {programme.broadcasts.length === 0 && <p>{texts.noBroadcasts}</p>}
          <BroadcastList broadcasts={programme.broadcasts} isOfOneProgramme />
          {programme.seasonHref && (
            <ButtonLink look="secondary" icon={calendarIcon} href={programme.seasonHref} download>
              {texts.remindAll}
            </ButtonLink>
          )}
          <p className={css.more}>
            <Anchor href={scheduleHref({ country: 'CO' })}>{texts.allTimes}</Anchor>
          </p>
        </section>
      </div>
      {programme.projects.length > 0 && <Projects programme={programme} />}
    </Container>
  );
}

interface PartProps {
  readonly programme: ProgrammeData;
}

function Header({ programme: { title, excerpt, host, city, episodes, film, cover, body, projects } }: PartProps) {
  return (
    <header className={css.header}>
      <div className={css.words}>
        <p className={css.overline}>{texts.overline}</p>
        <h1 tabIndex={-1} className={css.title}>
          {title}
        </h1>
        <p className={css.lead}>{excerpt}</p>
        <p className={css.facts}>
          {[city, tvTexts.episodes(episodes), host && tvTexts.host(host)].filter(Boolean).join(' · ')}
        </p>
        <RichText body={body} />
        {projects.length > 0 && <ButtonLink href={`#${projectsId}`}>{texts.seeProjects}</ButtonLink>}
      </div>
      {film ? (
        <FilmPlayer film={film} label={tvTexts.film(title)} caption={tvTexts.filmShows(excerpt)} />
      ) : (
        cover && <Picture image={cover} ratio="16:9" sizes={newsSizes.cover} priority="high" className={css.cover} />
      )}
    </header>
  );
}

function Episodes({ programme: { season } }: PartProps) {
  return (
    <section aria-labelledby="episodes">
      <SectionHeading id="episodes">{texts.episodes}</SectionHeading>
      <ol className={css.episodes}>
        {season.map(({ number, title, summary, minutes }) => (
          <li key={number} className={css.episode}>
            <span className={css.number}>{number}</span>
            <div>
              <h3 className={css.episodeTitle}>{title}</h3>
              <p>{summary}</p>
              <p className={css.minutes}>{texts.minutes(minutes)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Projects({ programme: { projects, city, cityHref } }: PartProps) {
  return (
    <section aria-labelledby={projectsId} className={css.projects}>
      <SectionHeading
        id={projectsId}
        action={cityHref && city && <Anchor href={cityHref}>{texts.projectsOfCity(city)}</Anchor>}
      >
        {texts.projects}
      </SectionHeading>
      <CardGrid>
        {projects.map((card) => (
          <ListedPlant key={card.id} card={card} headingLevel={3} />
        ))}
      </CardGrid>
    </section>
  );
}
