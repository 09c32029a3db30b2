import type { Health } from '../registry/answers.ts';
import css from './health.module.css';
import { cohortText, healthTexts, signalText } from './health-texts.ts';
import { Sparkline } from './sparkline.tsx';

/** Health of one application: a line for each version and cohort that visitors have. */
export function HealthLines({ health }: { readonly health: Health }) {
  const lines = health.cohorts.filter(({ series }) => series.length > 0);
  if (lines.length === 0) return null;
  return (
    <div className={css.health}>
      {health.canary && health.canary.step !== null && health.canary.steps.length > 0 && (
        <p className={css.step}>{healthTexts.step(health.canary.step + 1, health.canary.steps.length)}</p>
      )}
      {lines.map((line) => (
        <Cohort key={`${line.version} ${line.cohort}`} cohort={line} />
      ))}
    </div>
  );
}

function Cohort({ cohort: { version, cohort, signals, series } }: { readonly cohort: Health['cohorts'][number] }) {
  const failures = series.map((minute) => Object.values(minute.failures).reduce((sum, count) => sum + count, 0));
  const renders = series.flatMap(({ renderP95 }) => (renderP95 === null ? [] : [renderP95]));
  const lastRender = renders.at(-1);
  const visitors = series.reduce((sum, minute) => sum + minute.visitors, 0);
  const failing = Object.entries(signals)
    .filter(([, { exposures, failures: failed }]) => exposures > 0 && failed > 0)
    .map(([signal, { exposures, failures: failed }]) => healthTexts.failing(signalText(signal), failed / exposures));
  return (
    <div className={css.cohort}>
      <p className={css.name}>
        {version} · {cohortText(cohort)} · {healthTexts.visitors(visitors)}
      </p>
      <p className={failing.length > 0 ? css.failing : css.clean}>
        {failing.length > 0 ? failing.join(', ') : healthTexts.clean}
      </p>
      <div className={css.charts}>
        <Chart title={healthTexts.failures} values={failures} last={String(failures.at(-1) ?? 0)} />
        {lastRender !== undefined && (
          <Chart title={healthTexts.render} values={renders} last={healthTexts.renderMs(lastRender)} />
        )}
      </div>
    </div>
  );
}

interface ChartProps {
  readonly title: string;
  readonly values: readonly number[];
  readonly last: string;
}

function Chart({ title, values, last }: ChartProps) {
  return (
    <div className={css.chart}>
      <span className={css.caption}>{title}</span>
      <Sparkline values={values} label={healthTexts.chart(title, last)} />
      <span className={css.last}>{last}</span>
    </div>
  );
}
