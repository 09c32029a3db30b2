import { formatCount } from '@umbral/domain/format/format.ts';
import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { sectionIds } from '../model/section-ids.ts';
import { HomePlans } from '../project/home-plans.tsx';
import { launchTexts as texts } from '../texts/launch-texts.ts';
import { planTexts } from '../texts/plan-texts.ts';
import type { LaunchData, LaunchHome } from './launch-data.ts';
import css from './launch-plans.module.css';

/** Every home of the launch with its drawing and areas, and the way to its own page. */
export function LaunchPlans({ launch }: { readonly launch: LaunchData }) {
  const { title, homes, images, sitePlans } = launch;
  return (
    <section id={sectionIds.plans} className={css.section}>
      <SectionHeading lead={homes.length > 0 ? planTexts.approximate : undefined}>{texts.plansTitle}</SectionHeading>
      {homes.length === 0 && <Notice>{texts.noPlans}</Notice>}
      {homes.map((home) => (
        <Home key={home.id} home={home} launch={launch} />
      ))}
      <HomePlans title={title} plans={sitePlans} gallery={{ images, plans: sitePlans }} />
    </section>
  );
}

function Home({ home, launch }: { readonly home: LaunchHome; readonly launch: LaunchData }) {
  const { title, href, plans, rooms, baths } = home;
  const rest = [
    rooms && formatCount(rooms, texts.rooms.one, texts.rooms.many),
    baths && formatCount(baths, texts.baths.one, texts.baths.many),
  ].filter(Boolean);
  return (
    <article className={css.home}>
      <div className={css.head}>
        <h3 className={css.title}>{title}</h3>
        <Anchor href={href} className={css.link}>
          {texts.seeHome} <span className="visually-hidden">: {title}</span>
        </Anchor>
      </div>
      {rest.length > 0 && <p className={css.facts}>{rest.join(' · ')}</p>}
      <HomePlans title={launch.title} plans={plans} areas={home} gallery={{ images: launch.images, plans }} />
    </article>
  );
}
