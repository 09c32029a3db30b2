import { classNames } from '@umbral/kit/styles/class-names.ts';
import { type EventFilter, type EventNode, fits, isWaiting, kindOf } from './event-tree.ts';
import css from './inspector.module.css';
import { inspectorTexts } from './inspector-texts.ts';
import { refusalText } from './refusal-text.ts';

interface EventItemProps {
  readonly node: EventNode;
  readonly filter: EventFilter;
}

const clock = new Intl.DateTimeFormat('es-CO', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
  hour12: false,
});

/** One event with what it caused below it; opened, it shows what it carried. */
export function EventItem({ node: { event, effects }, filter }: EventItemProps) {
  const { id, topic, owner, source, at, foreign, handledAfter, nobody, personal, refused, payload } = event;
  const kind = kindOf(event);
  return (
    <li>
      <details className={classNames(css.event, !fits(event, filter) && css.around)} data-kind={kind}>
        <summary className={css.summary}>
          <span className={css.id}>{id}</span>
          <span className={css.kind}>{inspectorTexts.kinds[kind]}</span>
          <span className={css.topic}>{topic}</span>
          <span className={css.source}>
            {source}
            {kind === 'intent' && ` ${inspectorTexts.to(owner)}`}
          </span>
          {handledAfter !== undefined && <span className={css.fact}>{inspectorTexts.handled(handledAfter)}</span>}
          {nobody && <span className={css.waiting}>{inspectorTexts.nobody}</span>}
          {isWaiting(event) && <span className={css.waiting}>{inspectorTexts.waiting}</span>}
          {foreign && <span className={css.fact}>{inspectorTexts.foreign}</span>}
          <time className={css.time}>{clock.format(at)}</time>
        </summary>
        {refused !== undefined && (
          <p className={css.refused}>
            {inspectorTexts.refused} <code lang="en">{refusalText(refused)}</code>
          </p>
        )}
        {refused === undefined && (
          <pre className={css.payload}>{personal ? inspectorTexts.personal : JSON.stringify(payload, null, 2)}</pre>
        )}
      </details>
      {effects.length > 0 && (
        <ul className={css.effects}>
          {effects.map((effect) => (
            <EventItem key={effect.event.id} node={effect} filter={filter} />
          ))}
        </ul>
      )}
    </li>
  );
}
