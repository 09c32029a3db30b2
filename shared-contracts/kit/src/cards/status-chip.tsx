import { buildingStatusLabels } from '@umbral/domain/vocabulary/project-labels.ts';
import type { BuildingStatus } from '@umbral/domain/vocabulary/vocabulary.ts';
import { Icon } from '../media/icon.tsx';
import {
  constructionIcon,
  deliveredIcon,
  launchIcon,
  offPlanIcon,
  presaleIcon,
  unavailableIcon,
} from '../media/icons.ts';
import { classNames } from '../styles/class-names.ts';
import css from './status-chip.module.css';

const looks: Record<BuildingStatus, { icon: string; tone: string | undefined; filled?: boolean }> = {
  launch: { icon: launchIcon, tone: css.violet, filled: true },
  presale: { icon: presaleIcon, tone: css.warn },
  'off-plan': { icon: offPlanIcon, tone: css.info },
  'under-construction': { icon: constructionIcon, tone: css.monte, filled: true },
  'immediate-delivery': { icon: deliveredIcon, tone: css.ok },
  'sold-out': { icon: unavailableIcon, tone: css.struck },
};

interface StatusChipProps {
  readonly status: BuildingStatus;
  /** Replaces the status's own word. */
  readonly label?: string;
}

/** How far the building is: tint, word and a glyph of its own. */
export function StatusChip({ status, label = buildingStatusLabels[status] }: StatusChipProps) {
  const { icon, tone, filled } = looks[status];
  return (
    <span className={classNames(css.chip, tone)}>
      <Icon of={icon} size="s" filled={filled} />
      <span className={css.word}>{label}</span>
    </span>
  );
}
