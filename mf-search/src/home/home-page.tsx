import { formatCount } from '@umbral/domain/format/format.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { Container } from '@umbral/kit/layout/container.tsx';
import { CotaRule } from '@umbral/kit/layout/cota-rule.tsx';
import { Fragment } from '@umbral/kit/remote/fragment.tsx';
import { classNames } from '@umbral/kit/styles/class-names.ts';
import { useLoaderData } from '@umbral/protocol/router/router.ts';
import { MonthlyBand } from '../monthly/monthly-band.tsx';
import { SearchBar } from '../search-box/search-bar.tsx';
import { StandIn } from '../stand-in/stand-in-part.ts';
import { homeTexts as texts } from '../texts/home-texts.ts';
import { searchBarTexts } from '../texts/search-bar-texts.ts';
import opening from '../ui/opening.module.css';
import { SeoLinks } from '../ui/seo-link-row.tsx';
import css from './home.module.css';
import type { loader } from './home-route.ts';
import { LastSearch } from './last-search.tsx';
import { NearMeChip } from './near-me-chip.tsx';
import { PlanDrawing } from './plan-drawing.tsx';
import { SeenHomes } from './seen-homes.tsx';
import { useRefusal } from './use-refusal.ts';

/** The home page: what one can do here, then what is new, from the remotes that own it [R001]. */
export function HomePage() {
  const { count, options, quickLinks, newest, fresh, monthlyHref, isStandIn } = useLoaderData<typeof loader>();
  useRefusal();
  return (
    <>
      <div className={classNames(opening.hero, css.hero)}>
        <Container className={css.heroInner}>
          <div className={css.words}>
            <h1 tabIndex={-1} className={css.title}>
              {texts.title}
            </h1>
            <CotaRule className={opening.cota}>{formatCount(count, texts.projects.one, texts.projects.many)}</CotaRule>
          </div>
          <PlanDrawing />
          <div className={css.search}>
            {isStandIn && <StandIn.Part of="home" href={routes.home.href()} />}
            <SearchBar options={options} title={searchBarTexts.homeTitle} />
            <SeoLinks title={texts.quickLinks} links={quickLinks}>
              <NearMeChip />
            </SeoLinks>
          </div>
        </Container>
      </div>
      <LastSearch fresh={fresh} />
      <Container className={classNames(opening.sections, css.sections)}>
        <Fragment of="mf-search/header-images" />
        <Fragment of="mf-search/featured-projects" props={{ scope: 'home' }} className={css.cards} />
        <Fragment of="mf-search/featured-cities" className={css.cities} />
        <MonthlyBand href={monthlyHref} />
        <Fragment of="mf-fair/banner" />
        {newest.length > 0 && (
          <Fragment
            of="mf-project/project-rail"
            props={{ kind: 'ids', ids: newest, limit: newest.length, title: texts.newest }}
            className={css.cards}
          />
        )}
        <SeenHomes />
        <Fragment of="mf-content/tools" className={css.tools} />
        <Fragment of="mf-content/interest" />
        <Fragment of="mf-content/latest-news" />
        <Fragment of="mf-content/newsletter" />
        <Fragment of="mf-builder/builder-invite" />
      </Container>
    </>
  );
}
