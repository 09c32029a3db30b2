import { Facade } from '@umbral/kit/facade/facade.tsx';
import { FacadeLegend } from '@umbral/kit/facade/facade-legend.tsx';
import { SegmentedControl } from '@umbral/kit/fields/segmented-control.tsx';
import { CotaRule } from '@umbral/kit/layout/cota-rule.tsx';
import { useState } from 'react';
import type { AvailabilityData, HomeOffer, OtherHome, TowerHomes } from '../model/availability-data.ts';
import type { PlantData } from '../model/plant-data.ts';
import { availabilityTexts as texts } from '../texts/availability-texts.ts';
import css from './availability.module.css';
import { HomePanel } from './home-panel.tsx';
import { boxesOf, statesOf } from './homes-by-floor.ts';

interface HomesFacadeProps {
  readonly availability: AvailabilityData;
  readonly plant: PlantData;
  readonly onAct: (home: HomeOffer, tower: string | undefined) => void;
}

/** The drawn elevation of a tower, with what is known of the chosen home beside it; nothing where none can be drawn. */
export function HomesFacade({ availability: { towers, plants }, plant, onAct }: HomesFacadeProps) {
  const drawn = towers.filter(({ id, own }) => id !== undefined && own.some(({ place }) => place !== undefined));
  const [asked, setTower] = useState<string>();
  const [chosen, setChosen] = useState<number>();
  const tower = drawn.find(({ id }) => String(id) === asked) ?? drawn[0];
  if (!tower) return null;
  const boxes = boxesOf(tower, plants);
  const home = homeOf(tower, chosen);
  return (
    <div className={css.elevation} data-print="no">
      <div className={css.drawing}>
        {drawn.length > 1 && (
          <SegmentedControl
            legend={texts.towers}
            name="torre"
            segments={drawn.map(({ id, name }) => ({ value: String(id), label: name ?? '' }))}
            value={String(tower.id)}
            onChange={setTower}
          />
        )}
        <CotaRule className={css.measure}>{tower.name ?? plant.projectTitle}</CotaRule>
        <Facade
          key={tower.id}
          label={texts.facade(tower.name ?? texts.building)}
          units={boxes}
          chosen={new Set(home ? [home.id] : [])}
          onChoose={({ id }) => setChosen(id)}
          followsFocus
          floorLabel={texts.floor}
        />
        <FacadeLegend label={texts.legend} states={statesOf(boxes)} />
      </div>
      <HomePanel home={home} plants={plants} plant={plant} onAct={(own) => onAct(own, tower.name)} />
    </div>
  );
}

function homeOf({ own, others }: TowerHomes, id: number | undefined): HomeOffer | OtherHome | undefined {
  return own.find((home) => home.id === id) ?? others.find((home) => home.id === id);
}
