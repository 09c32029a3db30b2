import css from './quality-panel.module.css';

const ticks = [0, 25, 50, 75, 100];

/** A score of a hundred as a dimension line, thick up to its mark; beside it the number is read. */
export function ScoreRule({ score }: { readonly score: number }) {
  return (
    <svg className={css.rule} viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden>
      <path className={css.thin} d={`M0 6H100${ticks.map((at) => `M${at} 2V10`).join('')}`} />
      <path className={css.measured} d={`M0 6H${score}`} />
      <path className={css.mark} d={`M${score} 0V12`} />
    </svg>
  );
}
