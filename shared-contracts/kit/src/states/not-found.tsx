import type { ReactNode } from 'react';
import { ButtonLink } from '../actions/button-link.tsx';
import { uiTexts } from '../texts/ui-texts.ts';
import { PlanDrawing } from './empty-state.tsx';
import css from './not-found.module.css';

interface NotFoundProps {
  /** "Ciudad no encontrada" where the section has its own word. */
  readonly title?: string;
  readonly text?: string;
  /** The way back of this section. */
  readonly back: { readonly href: string; readonly label: string };
  /** More ways on: cards, chips. */
  readonly children?: ReactNode;
}

/** The 404 of a section, with the one heading of its page [M029, M030]. */
export function NotFound({
  title = uiTexts.notFoundTitle,
  text = uiTexts.notFoundText,
  back,
  children,
}: NotFoundProps) {
  return (
    <div className={css.page}>
      <PlanDrawing />
      <h1 tabIndex={-1} className={css.title}>
        {title}
      </h1>
      <p className={css.text}>{text}</p>
      <ButtonLink href={back.href} size="l">
        {back.label}
      </ButtonLink>
      {children}
    </div>
  );
}
