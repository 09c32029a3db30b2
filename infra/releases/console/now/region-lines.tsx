import type { Shell } from '../registry/answers.ts';
import { nowTexts } from './now-texts.ts';
import { type Region, regionsOf } from './region-lag.ts';
import css from './region-lines.module.css';

/** What is promoted comes to shells within a moment: that is no lag. */
const momentSeconds = 5;

/** How far each region is behind its registry; nothing where no shell says where it stands. */
export function RegionLines({ shells }: { readonly shells: readonly Shell[] }) {
  const regions = regionsOf(shells);
  if (regions.length === 0) return null;
  return (
    <section aria-labelledby="regions" className={css.regions}>
      <h2 id="regions" className={css.title}>
        {nowTexts.regions}
      </h2>
      <ul className={css.list}>
        {regions.map((region) => (
          <li key={region.name} className={isWell(region) ? css.region : css.late}>
            <strong>{region.name}</strong> {nowTexts.region.servers(region.shells)}, {wordsOf(region)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function isWell({ lagSeconds, silentSince }: Region): boolean {
  return silentSince === undefined && lagSeconds < momentSeconds;
}

function wordsOf(region: Region): string {
  const { lagSeconds, silentSince } = region;
  if (silentSince !== undefined) return nowTexts.region.silent(new Date(silentSince).toLocaleTimeString('es-CO'));
  return isWell(region) ? nowTexts.region.current : nowTexts.region.behind(nowTexts.seconds(lagSeconds));
}
