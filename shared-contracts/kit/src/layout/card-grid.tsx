import { Children, isValidElement, type ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import css from './card-grid.module.css';

interface CardGridProps {
  /** Cards with their keys. */
  readonly children: ReactNode;
  readonly label?: string;
  readonly className?: string;
}

/** A list of cards in as many columns of at least 300 px as there is room for. */
export function CardGrid({ children, label, className }: CardGridProps) {
  return (
    <ul className={classNames(css.grid, className)} aria-label={label}>
      {Children.map(children, (card) =>
        isValidElement(card) ? (
          <li key={card.key} className={css.cell}>
            {card}
          </li>
        ) : null,
      )}
    </ul>
  );
}
