import type { Shell } from '../registry/answers.ts';
import css from './app-card.module.css';
import { nowTexts } from './now-texts.ts';

interface ShellLinesProps {
  readonly app: string;
  /** The composition of the picture. */
  readonly seq: number;
  readonly shells: readonly Shell[];
}

/** How many shell servers have come as far as the picture, where they draw it, and which of them refuse a version of this application. */
export function ShellLines({ app, seq, shells }: ShellLinesProps) {
  const alive = shells.filter(({ isAlive }) => isAlive);
  if (alive.length === 0) return null;
  const current = alive.filter((shell) => (shell.seq ?? 0) >= seq).length;
  const drawn = [...new Set(alive.flatMap(({ drawnIn }) => drawnIn ?? []))];
  const refusals = alive.flatMap(({ shell, refused }) =>
    refused.filter(({ remote }) => remote === app).map((one) => ({ shell, ...one })),
  );
  return (
    <div className={css.shells}>
      {refusals.length === 0 && <p className={css.quiet}>{nowTexts.shells(current, alive.length)}</p>}
      {app !== 'shell' &&
        drawn.map((place) => (
          <p key={place} className={css.quiet}>
            {nowTexts.drawnIn(place)}
          </p>
        ))}
      {refusals.map(({ shell, version, reason }) => (
        <p key={`${shell} ${version}`} className={css.refused}>
          {nowTexts.refuses(shell, version)} <span lang="en">{reason}</span>
        </p>
      ))}
    </div>
  );
}
