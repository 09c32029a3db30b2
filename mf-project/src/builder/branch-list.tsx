import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { phoneHref } from '../model/phone-href.ts';
import { builderTexts as texts } from '../texts/builder-texts.ts';
import css from './branch-list.module.css';
import type { BranchData } from './builder-data.ts';

/** Where the builder has its offices, the main one first. */
export function BranchList({ branches }: { readonly branches: readonly BranchData[] }) {
  return (
    <section aria-labelledby="sedes">
      <SectionHeading id="sedes">{texts.branches}</SectionHeading>
      <ul className={css.list}>
        {branches.map(({ id, name, city, address, phone, hours, isMain }) => (
          <li key={id} className={css.branch}>
            <h3 className={css.name}>{name}</h3>
            {isMain && <p className={css.main}>{texts.mainBranch}</p>}
            <address className={css.address}>
              {address}
              <br />
              {city}
              <br />
              <a href={phoneHref(phone)} className="num">
                {phone}
              </a>
            </address>
            <p className={css.hours}>{hours}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
