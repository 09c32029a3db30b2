import { CotaRule } from '@umbral/kit/layout/cota-rule.tsx';
import { production } from '@umbral/protocol/composition/environment.ts';
import type { ReactNode } from 'react';
import { shownEnvironment } from '../registry/shown-environment.ts';
import css from './screen-heading.module.css';

interface ScreenHeadingProps {
  readonly title: string;
  /** A sentence under the title. */
  readonly lead?: string;
  /** Stands right of the title. */
  readonly action?: ReactNode;
}

/** Of production nothing is said: it is what is meant where nothing is. */
const place = shownEnvironment === production ? [] : [shownEnvironment];

/** Title of a screen over its dimension line. */
export function ScreenHeading({ title, lead, action }: ScreenHeadingProps) {
  return (
    <div className={css.head}>
      <title>{[title, ...place, 'Plataforma Umbral'].join(' · ')}</title>
      <div className={css.line}>
        <h1 className={css.title}>{title}</h1>
        {action}
      </div>
      {lead && <p className={css.lead}>{lead}</p>}
      <CotaRule />
    </div>
  );
}
