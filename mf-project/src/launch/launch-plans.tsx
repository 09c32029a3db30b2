import { formatCount } from 'shared-contracts/domain/format.ts';
import { Anchor } from 'shared-contracts/ui/anchor.tsx';
import { Notice } from 'shared-contracts/ui/notice.tsx';
import { SectionHeading } from 'shared-contracts/ui/section-heading.tsx';
import { AreasTable } from '../project/areas-table.tsx';
import { Plan } from '../project/plan-drawing.tsx';
import { sectionIds } from '../project/section-ids.ts';
import { launchTexts as texts } from '../texts/launch-texts.ts';
import { plantTexts } from '../texts/plant-texts.ts';
import type { LaunchData, LaunchHome } from './launch-data.ts';
import css from './launch-plans.module.css';

/** Every home of the launch with its drawing and areas, and the way to its own page. */
export function LaunchPlans({ homes }: Pick<LaunchData, 'homes'>) {
  return (
    <section id={sectionIds.plans} className={css.section}>
      <SectionHeading lead={homes.length > 0 ? plantTexts.approximate : undefined}>{texts.plansTitle}</SectionHeading>
      {homes.length === 0 && <Notice>{texts.noPlans}</Notice>}
      {homes.map((home) => (
        <Home key={home.id} home={home} />
      ))}
    </section>
  );
}

function Home({ home }: { readonly home: LaunchHome }) {
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
      {plans.length === 0 && <AreasTable {...home} />}
      {plans.map((plan, index) => (
        <Plan key={`${plan.floor}${plan.name}`} plan={plan}>
          {index === 0 && <AreasTable {...home} />}
        </Plan>
      ))}
    </article>
  );
}
