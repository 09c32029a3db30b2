import { isTaken } from '@umbral/domain/homes/unit-vocabulary.ts';
import { buttonClass } from '@umbral/kit/actions/button-look.ts';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { Icon } from '@umbral/kit/media/icon.tsx';
import { bellIcon } from '@umbral/kit/media/icons.ts';
import { useLazyPart } from '@umbral/kit/remote/use-lazy-part.ts';
import { useTopics } from '@umbral/kit/remote/use-topics.ts';
import { type MouseEvent, useState } from 'react';
import type { AvailabilityData, HomeOffer } from '../model/availability-data.ts';
import type { PlantData } from '../model/plant-data.ts';
import { availabilityTexts as texts } from '../texts/availability-texts.ts';
import type { topics } from '../topics.ts';
import css from './availability.module.css';
import { countHomes } from './homes-by-floor.ts';
import { HomesFacade } from './homes-facade.tsx';
import { HomesTable } from './homes-table.tsx';
import { useContactAbout } from './use-contact-about.ts';

interface AvailabilityProps {
  readonly plant: PlantData;
  readonly availability: AvailabilityData;
}

const loadWatch = async () => (await import(/* webpackChunkName: "unit-watch" */ './watch-dialog.tsx')).WatchDialog;

/** The homes of this type one by one: on the façade, and in a table for everybody [R048]. */
export function AvailabilitySection({ plant, availability }: AvailabilityProps) {
  const { all, free } = countHomes(availability);
  const [WatchDialog, bringWatch] = useLazyPart(loadWatch, texts.loadFailed);
  const [watched, setWatched] = useState<HomeOffer>();
  const contact = useContactAbout(plant.id);
  const watch = async (home: HomeOffer) => {
    if (await bringWatch()) setWatched(home);
  };
  const act = (home: HomeOffer, tower: string | undefined) =>
    isTaken(home.state) ? void watch(home) : contact(texts.sentence(home.name, tower));
  return (
    <section className={css.section} aria-labelledby="disponibilidad">
      <SectionHeading id="disponibilidad" lead={texts.lead(free, all)}>
        {texts.title}
      </SectionHeading>
      <HomesFacade availability={availability} plant={plant} onAct={act} />
      <HomesTable availability={availability} alertHref={plant.standing.alert.formHref} onAct={act} />
      <div className={css.foot}>
        <NotifyLink {...plant.standing.alert} />
        <p className={css.note}>{texts.notifyNote}</p>
      </div>
      <p className={css.note}>{texts.source(plant.builder.name, plant.standing.reported)}</p>
      {WatchDialog && <WatchDialog home={watched} onClose={() => setWatched(undefined)} />}
    </section>
  );
}

/** Asks the account for an alert of such homes; a page with a form where there is no script. */
function NotifyLink({ path, formHref }: PlantData['standing']['alert']) {
  const bus = useTopics<typeof topics>();
  const open = (event: MouseEvent) => {
    event.preventDefault();
    bus.ask('account/create-alert', { path });
  };
  return (
    <a href={formHref} rel="nofollow" className={buttonClass({ look: 'secondary' })} onClick={open} data-print="no">
      <Icon of={bellIcon} />
      {texts.notifyMe}
    </a>
  );
}
