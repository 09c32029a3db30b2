import { Fragment } from '@umbral/kit/remote/fragment.tsx';
import type { PlantData } from '../model/plant-data.ts';
import { plantTexts as texts } from '../texts/plant-texts.ts';
import css from './similar-plants.module.css';

/** Homes like this one that are better in one point; a rail that has none draws nothing [C069]. */
export function SimilarPlants({ plant: { id } }: { readonly plant: Pick<PlantData, 'id'> }) {
  return (
    <section className={css.similar} aria-label={texts.similarTitle} data-print="no">
      {(['cheaper', 'larger', 'sooner'] as const).map((than) => (
        <Fragment
          key={than}
          of="mf-project/project-rail"
          props={{ title: texts.similar[than], kind: 'related', plantId: id, than, limit: 6 }}
          className={css.rail}
        />
      ))}
    </section>
  );
}
