import css from './numbered-steps.module.css';

/** What one does first, then, and last. */
export function NumberedSteps({ steps }: { readonly steps: readonly (readonly [name: string, text: string])[] }) {
  return (
    <ol className={css.steps}>
      {steps.map(([name, text]) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
