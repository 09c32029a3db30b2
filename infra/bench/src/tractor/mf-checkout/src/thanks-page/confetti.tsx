import css from './confetti.module.css';

const pieces = Array.from({ length: 24 }, (_, index) => index);

/** A second of confetti, drawn by styles alone; none for who wants no motion. */
export function Confetti() {
  return (
    <div className={css.confetti} aria-hidden="true">
      {pieces.map((piece) => (
        <i key={piece} />
      ))}
    </div>
  );
}
